/**
 * Times as the clock on the viewer's wall shows them: minutes since 1970-01-01, as if no clock had
 * ever been changed. Days are then whole numbers of minutes, and moving an event is an addition.
 */
export type Wall = number;

/** Days since 1970-01-01. */
export type Day = number;

export const dayLength = 1440;

export const dayOf = (wall: Wall): Day => Math.floor(wall / dayLength);
export const wallOf = (day: Day, minutes = 0): Wall => day * dayLength + minutes;

/** `2026-03-09` */
export function dayText(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** The day that a text such as `2026-03-09` names; undefined for anything else. */
export function readDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(text) / 86_400_000;
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/** `2026-03-09T17:30` */
export function wallText(wall: Wall): string {
  return new Date(wall * 60_000).toISOString().slice(0, 16);
}

export function readWall(text: string): Wall | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return undefined;
  const wall = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16)}Z`) / 60_000;
  return Number.isNaN(wall) ? undefined : wall;
}

/** What the viewer's clock shows at an instant. */
export function wallAt(date: Date): Wall {
  const parts = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  return Date.UTC(...parts, date.getHours(), date.getMinutes()) / 60_000;
}

/** The instant at which the viewer's clock shows this. */
export function instantAt(wall: Wall): Date {
  const date = new Date(wall * 60_000);
  const parts = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
  return new Date(...parts, date.getUTCHours(), date.getUTCMinutes());
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day) => (((day + 4) % 7) + 7) % 7;

export function startOfWeek(day: Day, firstWeekday: number): Day {
  return day - ((weekdayOf(day) - firstWeekday + 7) % 7);
}

export function startOfMonth(day: Day): Day {
  return day - (new Date(day * 86_400_000).getUTCDate() - 1);
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / 86_400_000;
}

export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => first + index);
