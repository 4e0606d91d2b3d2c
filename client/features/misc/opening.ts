/** Returns the next first day of a quarter at 9 a.m. local time. */
export function nextOpening(now: Date): Date {
  const quarter = Math.floor(now.getMonth() / 3);
  return new Date(now.getFullYear(), quarter * 3 + 3, 1, 9);
}

const units = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

export type Unit = keyof typeof units;

/** Returns the remaining time in whole units. Never negative. */
export function getRemainingTime(until: Date, now: Date): [Unit, number][] {
  let seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));

  return Object.entries(units).map(([unit, size]): [Unit, number] => {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    return [unit as Unit, count];
  });
}
