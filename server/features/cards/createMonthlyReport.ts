import { badInput } from '../../errors.ts';
import type { Clock } from '../../feature.ts';
import type { RevenueMonth, RevenueReport, SalesChannel } from '../../gql/resolvers.ts';
import { getCyclic } from '../../values/rows.ts';
import { type Business, shopEarnings } from './business.ts';
import { formatGrouped, sum } from './figures.ts';
import { earnings, showroomShares, spentShares } from './seed.ts';

/** The company's earnings and expenses: 36 months, of which the last is this month. */
export function createMonthlyReport(clock: Clock) {
  /** Returns a month such as `2026-03` some months later. */
  function month(after: number): string {
    const now = clock.now();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after))
      .toISOString()
      .slice(0, 7);
  }

  function channels(business: Business, after = 0): Record<SalesChannel, number> {
    const during = month(after);
    const orders = business.orders.filter(({ placedAt }) => placedAt.startsWith(during));
    const paid = business.receipts.filter(({ paidOn }) => paidOn.startsWith(during));
    const showrooms = earnings.at(after - 1) ?? 0;
    const LISBON = Math.round(showrooms * showroomShares.LISBON);
    const HAMBURG = Math.round(showrooms * showroomShares.HAMBURG);
    const LYON = Math.round(showrooms * showroomShares.LYON);
    return {
      LISBON,
      HAMBURG,
      LYON,
      LEEDS: showrooms - LISBON - HAMBURG - LYON,
      INVOICES: Math.round(sum(paid.map(({ amount }) => amount))),
      SHOP: Math.round(shopEarnings(orders)),
    };
  }

  const months = (business: Business): RevenueMonth[] =>
    earnings.map((_, index) => {
      const after = index + 1 - earnings.length;
      const earning = sum(Object.values(channels(business, after)));
      const share = getCyclic(spentShares, index);
      return { month: month(after), earning, expense: Math.round(earning * share) };
    });

  return {
    channels,
    last: (business: Business, count: number) => months(business).slice(-count),

    report(business: Business, year = clock.now().getUTCFullYear()): RevenueReport {
      const thisYear = clock.now().getUTCFullYear();
      const years = [thisYear, thisYear - 1, thisYear - 2];
      if (!years.includes(year)) {
        throw badInput('year', `must be one of ${years.join(', ')}, not ${year}.`);
      }

      const inYear = months(business).filter(({ month }) => month.startsWith(`${year}-`));
      const earned = sum(inYear.map(({ earning }) => earning));
      return {
        years: years.map(String),
        price: formatGrouped(earned),
        // Budgets are round numbers, slightly above the figures.
        budget: formatGrouped(Math.ceil((earned * 1.04) / 10_000) * 10_000),
        months: inYear,
      };
    },
  };
}
