const millisecondsADay = 86_400_000;

/** Returns the time that is a number of days after `from`. */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * millisecondsADay);
}

/** Returns the day that is a number of days after `from`, in UTC, as `2026-03-09`. */
export function formatDay(from: Date, days = 0): string {
  return addDays(from, days).toISOString().slice(0, 10);
}
