import { expect, test } from 'vitest';
import { canAddTo, createDay, dueGroups, getDueDate, getDueGroup } from './dueGroups.ts';

/** Wednesday, in a region whose week starts on Monday. */
const wednesday = createDay(new Date('2026-03-11T00:00').getTime(), 1);
/** The last day of the same week. */
const sunday = createDay(new Date('2026-03-15T00:00').getTime(), 1);

test.each([
  ['2026-03-10', 'overdue'],
  ['2026-03-11', 'today'],
  ['2026-03-12', 'week'],
  ['2026-03-15', 'week'],
  ['2026-03-16', 'later'],
])('on Wednesday, a task that is due on %s is in the group "%s"', (dueDate, group) => {
  expect(getDueGroup(dueDate, wednesday)).toBe(group);
});

test('a week that starts on Sunday ends on Saturday', () => {
  const day = createDay(wednesday.start, 0);

  expect(getDueGroup('2026-03-14', day)).toBe('week');
  expect(getDueGroup('2026-03-15', day)).toBe('later');
});

test.each([
  ['Wednesday', wednesday],
  ['Sunday', sunday],
])('on %s, a task that is added to a group belongs to it', (_, day) => {
  const groups = dueGroups.filter((group) => canAddTo(group, day));

  expect(groups.map((group) => getDueGroup(getDueDate(group, day), day))).toEqual(groups);
});

test('on the last day of the week, no task can be added to the week', () => {
  expect(dueGroups.filter((group) => canAddTo(group, sunday))).toEqual(['today', 'later']);
});
