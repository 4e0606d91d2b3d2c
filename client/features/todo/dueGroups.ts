import { countDays } from '../../ui/DateText.tsx';

/** The groups of the list by due date, in their order. */
export const dueGroups = ['overdue', 'today', 'week', 'later'] as const;

export type DueGroup = (typeof dueGroups)[number];

/** A day on which tasks are grouped: its start in milliseconds, and the number of days that are left in its week. */
export interface Day {
  start: number;
  daysLeft: number;
}

/** Returns a day. `firstWeekday` is the first day of the week, and 0 is Sunday. */
export function createDay(start: number, firstWeekday: number): Day {
  return { start, daysLeft: (firstWeekday + 13 - new Date(start).getDay()) % 7 };
}

export function getDueGroup(dueDate: string, { start, daysLeft }: Day): DueGroup {
  const days = countDays(start, dueDate);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  return days <= daysLeft ? 'week' : 'later';
}

/** Returns the groups to which a task can be added. The week ends today on its last day. */
export const canAddTo = (group: DueGroup, { daysLeft }: Day) =>
  group !== 'overdue' && (group !== 'week' || daysLeft > 0);

/** Returns the due date of a task that is added to a group: the last day of the week, or the first day of the next one. */
export function getDueDate(group: DueGroup, { start, daysLeft }: Day): string {
  const days = { overdue: 0, today: 0, week: daysLeft, later: daysLeft + 1 }[group];
  const date = new Date(start);
  date.setDate(date.getDate() + days);
  return date.toLocaleDateString('sv');
}
