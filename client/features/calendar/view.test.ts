import { expect, test } from 'vitest';
import { dayText, parseDay } from './localTime.ts';
import { getQueryRange, getShownDays, stepDay } from './view.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;
const ends = (days: number[]) => [days[0], days.at(-1)].map((one) => dayText(one ?? 0));

test.each([
  ['month', 0, ['2026-03-01', '2026-04-04']],
  ['month', 1, ['2026-02-23', '2026-04-05']],
  ['week', 1, ['2026-03-09', '2026-03-15']],
  ['day', 1, ['2026-03-10', '2026-03-10']],
  ['list', 1, ['2026-03-01', '2026-03-31']],
] as const)('a %s with weeks from weekday %i shows %j', (view, firstWeekday, expected) => {
  expect(ends(getShownDays(view, day('2026-03-10'), firstWeekday))).toEqual(expected);
});

test('requests every day that a view of the month shows', () => {
  const { from, to } = getQueryRange(day('2026-03-31'));

  expect(from <= '2026-02-22').toBe(true);
  expect(to >= '2026-04-07').toBe(true);
  expect(getQueryRange(day('2026-03-01'))).toEqual({ from, to });
});

test('steps to the next day, week or month', () => {
  expect(dayText(stepDay('month', day('2026-01-31'), 1))).toBe('2026-02-01');
  expect(dayText(stepDay('week', day('2026-03-10'), -1))).toBe('2026-03-03');
  expect(dayText(stepDay('day', day('2026-02-28'), 1))).toBe('2026-03-01');
});
