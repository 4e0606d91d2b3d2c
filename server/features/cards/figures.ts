const dollars = new Intl.NumberFormat('en-US');

/** Formats with thousands separators: `3,742`. */
export const formatGrouped = (value: number) => dollars.format(value);

/** Formats in a short form: `374.2k`. */
export function formatShort(value: number): string {
  if (Math.abs(value) < 1000) return String(value);
  return `${Math.round(value / 100) / 10}k`;
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Returns `part` as a whole percentage of `whole`. */
export const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
