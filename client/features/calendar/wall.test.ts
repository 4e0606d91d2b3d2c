import { expect, test } from 'vitest';
import {
  addMonths,
  dayText,
  instantAt,
  readDay,
  readWall,
  startOfMonth,
  startOfWeek,
  wallAt,
  wallText,
  weekdayOf,
} from './wall.ts';

const day = (text: string) => readDay(text) ?? Number.NaN;

test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', '', '2026-03-09T10:00'])(
  '%j is no day',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);

test('a day is read and written, also before 1970', () => {
  expect(dayText(day('2026-03-09'))).toBe('2026-03-09');
  expect(dayText(day('1969-12-31'))).toBe('1969-12-31');
  expect(weekdayOf(day('2026-03-09'))).toBe(1);
  expect(weekdayOf(day('1969-12-28'))).toBe(0);
});

test('weeks begin where the region says', () => {
  expect(dayText(startOfWeek(day('2026-03-08'), 1))).toBe('2026-03-02');
  expect(dayText(startOfWeek(day('2026-03-08'), 0))).toBe('2026-03-08');
  expect(dayText(startOfWeek(day('2026-03-09'), 6))).toBe('2026-03-07');
});

test('months go on from a long one to a short one', () => {
  expect(dayText(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
  expect(dayText(addMonths(day('2026-01-15'), -1))).toBe('2025-12-15');
  expect(dayText(startOfMonth(day('2028-02-29')))).toBe('2028-02-01');
});

test('the wall clock and instants lead back to each other', () => {
  const wall = readWall('2026-03-09 17:30') ?? 0;

  expect(wallText(wall)).toBe('2026-03-09T17:30');
  expect(wallAt(instantAt(wall))).toBe(wall);
  expect(instantAt(wall).getHours()).toBe(17);
});
