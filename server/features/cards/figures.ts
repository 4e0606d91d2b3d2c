const numberFormat = new Intl.NumberFormat('en-US');

/** Formats a number with thousands separators: `3,742`. */
export const formatGrouped = (value: number) => numberFormat.format(value);

/** Formats a number in thousands: `374.2k`. */
export function formatShort(value: number): string {
  if (Math.abs(value) < 1000) return String(value);
  return `${Math.round(value / 100) / 10}k`;
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Returns `part` as a whole percentage of `whole`. */
export const getPercentage = (part: number, whole: number) => Math.round((100 * part) / whole);
