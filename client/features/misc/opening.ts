/** Returns the next first day of a quarter at 9 a.m. local time. */
export function getNextOpening(now: Date): Date {
  const quarter = Math.floor(now.getMonth() / 3);
  return new Date(now.getFullYear(), quarter * 3 + 3, 1, 9);
}

/** The seconds of each unit. */
const units = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** A unit of the countdown. */
export type TimeUnit = keyof typeof units;

/** Returns the remaining time in days, hours, minutes and seconds. All numbers are 0 after the end. */
export function getRemainingTime(until: Date, now: Date): [TimeUnit, number][] {
  let seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));

  return Object.entries(units).map(([unit, size]): [TimeUnit, number] => {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    return [unit as TimeUnit, count];
  });
}
