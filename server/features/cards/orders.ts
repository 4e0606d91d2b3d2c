import type { CardPeriod, Order, ProductOrderCounts } from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { isRange, rangeDays } from './figureRanges.ts';
import { showroomOrders as counters, ordersByDay, ordersByWeek } from './seed.ts';

/** The periods that the cards offer. */
export const periods: CardPeriod[] = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'];

const millisecondsPerWeek = 7 * 86_400_000;

/** Counts the orders of the showrooms and of the shop. */
export function countOrders(orders: Order[], period: CardPeriod, now: Date): ProductOrderCounts {
  const counts = { ...counters[period] };
  for (const { state } of orders.filter(({ placedAt }) => isInPeriod(placedAt, period, now))) {
    if (state === 'CANCELLED') counts.rejected += 1;
    else if (state === 'DELIVERED') counts.finished += 1;
    else counts.pending += 1;
  }
  return counts;
}

/** Counts the orders of each of the last seven weeks. The last count is for the current week. */
export function countByWeek(orders: Order[], now: Date): number[] {
  const ages = orders.map(({ placedAt }) => countWeeksAgo(placedAt, now));
  return ordersByWeek.map(
    (count, index) => count + ages.filter((ago) => ago === ordersByWeek.length - 1 - index).length,
  );
}

/** Counts the orders of each working day of the last week. Orders of a weekend are counted on Friday. */
export function countByDay(orders: Order[], now: Date): number[] {
  const lastWeekOrders = orders.filter(({ placedAt }) => countWeeksAgo(placedAt, now) === 0);
  const days = lastWeekOrders.map(({ placedAt }) => (new Date(placedAt).getUTCDay() + 6) % 7);
  return ordersByDay.map(
    (count, index) => count + days.filter((day) => Math.min(day, 4) === index).length,
  );
}

export function isInPeriod(time: string, period: CardPeriod, now: Date): boolean {
  if (isRange(period)) return time > addDays(now, -rangeDays[period].days).toISOString();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (period === 'LAST_YEAR') return time.startsWith(`${year - 1}-`);
  return time.startsWith(new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 7));
}

const countWeeksAgo = (time: string, now: Date) =>
  Math.floor((now.getTime() - Date.parse(time)) / millisecondsPerWeek);
