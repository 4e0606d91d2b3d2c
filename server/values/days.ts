const millisecondsADay = 86_400_000;

/** The moment so many days after `from`. */
export function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * millisecondsADay);
}

/** The whole day, `2026-03-09`, so many days after `from` in universal time. */
export function day(from: Date, after = 0): string {
  return daysAfter(from, after).toISOString().slice(0, 10);
}
