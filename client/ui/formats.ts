/**
 * Caches formatters: creating one is slower than a hundred uses, and each row of a list needs one.
 */
function kept<Options, Format>(Make: new (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();

  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const known = formats.get(key);
    if (known) return known;

    const format = new Make(language, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

export const relativeFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
