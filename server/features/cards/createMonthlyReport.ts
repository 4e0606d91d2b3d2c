import type { Clock } from '../../collections.ts';
import { badInput } from '../../errors.ts';
import type { RevenueMonth, RevenueReport, SalesChannel } from '../../gql/types.ts';
import { addMonths, formatDay } from '../../values/days.ts';
import { roundToHundredths } from '../../values/money.ts';
import { getCyclic } from '../../values/rows.ts';
import { type BusinessData, getShopEarnings } from './business.ts';
import { formatGrouped, sum } from './figures.ts';
import { earnings, expenseShares, showroomShares } from './seed.ts';

/** Rounds a sum of dollars half up. A sum of binary numbers can be below the half. */
const roundToDollars = (dollars: number) => Math.round(roundToHundredths(dollars));

/** Creates a report of the earnings and expenses of 36 months. The last month is the current month. */
export function createMonthlyReport(clock: Clock) {
  /** Formats the month that is `offset` months after the current month, such as `2026-03`. */
  function formatMonth(offset: number): string {
    return formatDay(addMonths(clock.now(), offset)).slice(0, 7);
  }

  /** Returns the earnings of each sales channel in a month. */
  function getChannelEarnings(business: BusinessData, offset = 0): Record<SalesChannel, number> {
    const month = formatMonth(offset);
    const monthOrders = business.orders.filter(({ placedAt }) => placedAt.startsWith(month));
    const monthPayments = business.payments.filter(({ paidOn }) => paidOn.startsWith(month));
    const showrooms = earnings.at(offset - 1) ?? 0;
    const LISBON = Math.round(showrooms * showroomShares.LISBON);
    const HAMBURG = Math.round(showrooms * showroomShares.HAMBURG);
    const LYON = Math.round(showrooms * showroomShares.LYON);
    return {
      LISBON,
      HAMBURG,
      LYON,
      LEEDS: showrooms - LISBON - HAMBURG - LYON,
      INVOICES: roundToDollars(sum(monthPayments.map(({ amount }) => amount))),
      SHOP: roundToDollars(getShopEarnings(monthOrders)),
    };
  }

  const listMonths = (business: BusinessData): RevenueMonth[] =>
    earnings.map((_, index) => {
      const offset = index + 1 - earnings.length;
      const earning = sum(Object.values(getChannelEarnings(business, offset)));
      const expenseShare = getCyclic(expenseShares, index);
      return { month: formatMonth(offset), earning, expense: Math.round(earning * expenseShare) };
    });

  return {
    getChannelEarnings,
    listLastMonths: (business: BusinessData, count: number) => listMonths(business).slice(-count),

    createReport(business: BusinessData, year = clock.now().getUTCFullYear()): RevenueReport {
      const thisYear = clock.now().getUTCFullYear();
      const years = [thisYear, thisYear - 1, thisYear - 2];
      if (!years.includes(year)) {
        throw badInput('year', `must be one of ${years.join(', ')}, not ${year}.`);
      }

      const monthsOfYear = listMonths(business).filter(({ month }) => month.startsWith(`${year}-`));
      const yearEarnings = sum(monthsOfYear.map(({ earning }) => earning));
      return {
        years: years.map(String),
        price: formatGrouped(yearEarnings),
        // Budgets are round numbers, slightly above the figures.
        budget: formatGrouped(Math.ceil((yearEarnings * 1.04) / 10_000) * 10_000),
        months: monthsOfYear,
      };
    },
  };
}
