/**
 * Returns a function that creates and caches formatters. Creating one takes longer than a hundred uses,
 * and each row of a list needs one.
 */
function cacheFormatters<Options, Format>(
  Formatter: new (language: string, options: Options) => Format,
) {
  const formats = new Map<string, Format>();

  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const cached = formats.get(key);
    if (cached) return cached;

    const format = new Formatter(language, options);
    formats.set(key, format);
    return format;
  };
}

export const getDateFormat = cacheFormatters<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);

export const getNumberFormat = cacheFormatters<Intl.NumberFormatOptions, Intl.NumberFormat>(
  Intl.NumberFormat,
);

export const getRelativeTimeFormat = cacheFormatters<
  Intl.RelativeTimeFormatOptions,
  Intl.RelativeTimeFormat
>(Intl.RelativeTimeFormat);
