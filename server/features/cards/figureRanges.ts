import type { FigureRange, PeriodFigure } from '../../gql/types.ts';
import { roundToHundredths } from '../../values/money.ts';
import { sum } from './figures.ts';

/** The number of days of a range, and of each part of its series. */
interface RangeDays {
  days: number;
  partDays: number;
}

export const rangeDays: Record<FigureRange, RangeDays> = {
  LAST_7_DAYS: { days: 7, partDays: 1 },
  LAST_28_DAYS: { days: 28, partDays: 1 },
  LAST_12_WEEKS: { days: 84, partDays: 7 },
  LAST_52_WEEKS: { days: 364, partDays: 28 },
};

export const isRange = (period: string): period is FigureRange => period in rangeDays;

/** The values of two consecutive ranges of days. */
export interface Compared<Day> {
  current: Day[];
  previous: Day[];
}

/** Splits the latest days into a range and the range before. `days` has today as its last day. */
export function compareDays<Day>(days: Day[], range: FigureRange): Compared<Day> {
  const { days: count } = rangeDays[range];
  return { current: days.slice(-count), previous: days.slice(-2 * count, -count) };
}

/** Splits days into the parts of the series of a range, oldest first. */
export function splitDays<Day>(days: Day[], range: FigureRange): Day[][] {
  const { partDays } = rangeDays[range];
  return Array.from({ length: days.length / partDays }, (_, index) =>
    days.slice(index * partDays, (index + 1) * partDays),
  );
}

/** Computes a figure of two ranges, and of each of their parts. */
export function createFigure<Day>(
  { current, previous }: Compared<Day>,
  range: FigureRange,
  compute: (days: Day[]) => number,
): PeriodFigure {
  const computeRounded = (days: Day[]) => roundToHundredths(compute(days));
  const [value, before] = [computeRounded(current), computeRounded(previous)];
  return {
    value,
    previous: before,
    change: computeChange(value, before),
    series: splitDays(current, range).map(computeRounded),
    previousSeries: splitDays(previous, range).map(computeRounded),
  };
}

/** Returns a change in percent, with one decimal place. Null if there is nothing to compare with. */
export const computeChange = (value: number, before: number): number | null =>
  before === 0 ? null : Math.round((1000 * (value - before)) / before) / 10;

/** Returns the sum of a field of the days. */
export const sumOf = <Day>(days: Day[], read: (day: Day) => number) => sum(days.map(read));

/** Returns the quotient, or 0 if the divisor is 0. */
export const divide = (dividend: number, divisor: number) =>
  divisor === 0 ? 0 : dividend / divisor;
