/** Making a format takes longer than a hundred uses of it, and a list has one in every row. */
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
