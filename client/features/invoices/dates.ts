const padTwoDigits = (part: number) => String(part).padStart(2, '0');

/** Formats a date in local time: `2026-03-09`. */
export const formatDay = (date: Date) =>
  `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`;

export const getToday = () => formatDay(new Date());

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const countDays = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
