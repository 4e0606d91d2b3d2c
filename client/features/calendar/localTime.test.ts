import { expect, test } from 'vitest';
import {
  addMonths,
  formatDay,
  formatLocalTime,
  getStartOfMonth,
  getStartOfWeek,
  getWeekday,
  parseDay,
  parseLocalTime,
  toDate,
  toLocalTime,
} from './localTime.ts';

const toDay = (text: string) => parseDay(text) ?? Number.NaN;

test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', '', '2026-03-09T10:00'])(
  '%j is not a valid day',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

test('parses and formats dates, also before 1970', () => {
  expect(formatDay(toDay('2026-03-09'))).toBe('2026-03-09');
  expect(formatDay(toDay('1969-12-31'))).toBe('1969-12-31');
  expect(getWeekday(toDay('2026-03-09'))).toBe(1);
  expect(getWeekday(toDay('1969-12-28'))).toBe(0);
});

test('starts weeks on the first day of the region', () => {
  expect(formatDay(getStartOfWeek(toDay('2026-03-08'), 1))).toBe('2026-03-02');
  expect(formatDay(getStartOfWeek(toDay('2026-03-08'), 0))).toBe('2026-03-08');
  expect(formatDay(getStartOfWeek(toDay('2026-03-09'), 6))).toBe('2026-03-07');
});

test('adds a month to the last day of a longer month', () => {
  expect(formatDay(addMonths(toDay('2026-01-31'), 1))).toBe('2026-02-28');
  expect(formatDay(addMonths(toDay('2026-01-15'), -1))).toBe('2025-12-15');
  expect(formatDay(getStartOfMonth(toDay('2028-02-29')))).toBe('2028-02-01');
});

test('converts local time to a Date and back', () => {
  const localTime = parseLocalTime('2026-03-09 17:30') ?? 0;

  expect(formatLocalTime(localTime)).toBe('2026-03-09T17:30');
  expect(toLocalTime(toDate(localTime))).toBe(localTime);
  expect(toDate(localTime).getHours()).toBe(17);
});
