import { expect, test } from 'vitest';
import { formatDay, parseDay } from './localTime.ts';
import { getQueryRange, getShownDays, stepDay } from './views.ts';

const toDay = (text: string) => parseDay(text) ?? Number.NaN;
const formatFirstAndLast = (days: number[]) =>
  [days[0], days.at(-1)].map((day) => formatDay(day ?? 0));

test.each([
  ['month', 0, ['2026-03-01', '2026-04-04']],
  ['month', 1, ['2026-02-23', '2026-04-05']],
  ['week', 1, ['2026-03-09', '2026-03-15']],
  ['day', 1, ['2026-03-10', '2026-03-10']],
  ['list', 1, ['2026-03-01', '2026-03-31']],
] as const)('a %s with weeks from weekday %i shows %j', (view, firstWeekday, expected) => {
  expect(formatFirstAndLast(getShownDays(view, toDay('2026-03-10'), firstWeekday))).toEqual(
    expected,
  );
});

test('the range of the query includes all days that the views of a month show', () => {
  const { from, to } = getQueryRange(toDay('2026-03-31'));

  expect(from <= '2026-02-22').toBe(true);
  expect(to >= '2026-04-07').toBe(true);
  expect(getQueryRange(toDay('2026-03-01'))).toEqual({ from, to });
});

test('steps to the next day, week or month', () => {
  expect(formatDay(stepDay('month', toDay('2026-01-31'), 1))).toBe('2026-02-01');
  expect(formatDay(stepDay('week', toDay('2026-03-10'), -1))).toBe('2026-03-03');
  expect(formatDay(stepDay('day', toDay('2026-02-28'), 1))).toBe('2026-03-01');
});
