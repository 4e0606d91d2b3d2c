const dollars = new Intl.NumberFormat('en-US');

/** `3,742`: thousands with commas. */
export const grouped = (value: number) => dollars.format(value);

/** `374.2k`: short enough for a tile. */
export function short(value: number): string {
  if (Math.abs(value) < 1000) return String(value);
  return `${Math.round(value / 100) / 10}k`;
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Whole percent that `part` is of `whole`. */
export const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
