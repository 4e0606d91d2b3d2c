/**
 * Caches formatters: creating one is slower than a hundred uses, and each row of a list needs one.
 */
function cachedFormat<Options, Format>(Make: new (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();

  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const cached = formats.get(key);
    if (cached) return cached;

    const format = new Make(language, options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = cachedFormat<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

export const numberFormat = cachedFormat<Intl.NumberFormatOptions, Intl.NumberFormat>(
  Intl.NumberFormat,
);

export const relativeFormat = cachedFormat<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
