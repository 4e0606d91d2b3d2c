import { expect, test } from 'vitest';
import {
  addMonths,
  dayText,
  localTimeText,
  parseDay,
  parseLocalTime,
  startOfMonth,
  startOfWeek,
  toInstant,
  toLocalTime,
  weekdayOf,
} from './localTime.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;

test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', '', '2026-03-09T10:00'])(
  '%j is not a valid day',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

test('parses and formats dates, also before 1970', () => {
  expect(dayText(day('2026-03-09'))).toBe('2026-03-09');
  expect(dayText(day('1969-12-31'))).toBe('1969-12-31');
  expect(weekdayOf(day('2026-03-09'))).toBe(1);
  expect(weekdayOf(day('1969-12-28'))).toBe(0);
});

test('starts weeks on the first day of the region', () => {
  expect(dayText(startOfWeek(day('2026-03-08'), 1))).toBe('2026-03-02');
  expect(dayText(startOfWeek(day('2026-03-08'), 0))).toBe('2026-03-08');
  expect(dayText(startOfWeek(day('2026-03-09'), 6))).toBe('2026-03-07');
});

test('adds a month to the last day of a longer month', () => {
  expect(dayText(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
  expect(dayText(addMonths(day('2026-01-15'), -1))).toBe('2025-12-15');
  expect(dayText(startOfMonth(day('2028-02-29')))).toBe('2028-02-01');
});

test('converts local time to instants and back', () => {
  const localTime = parseLocalTime('2026-03-09 17:30') ?? 0;

  expect(localTimeText(localTime)).toBe('2026-03-09T17:30');
  expect(toLocalTime(toInstant(localTime))).toBe(localTime);
  expect(toInstant(localTime).getHours()).toBe(17);
});
