import type { CollectionOptions } from '../../collections.ts';
import { badInput } from '../../errors.ts';
import type {
  CardPeriod,
  Earnings,
  FigureRange,
  GoalOverview,
  RevenueComparison,
  SalesChannel,
  SalesSummary,
  Statistic,
  StatisticCard,
} from '../../gql/types.ts';
import type { BusinessData } from './business.ts';
import { findBestSeller, sumSalesByClient } from './clients.ts';
import type { createMonthlyReport } from './createMonthlyReport.ts';
import { formatGrouped, formatShort, getPercentage, sum } from './figures.ts';
import { countByDay, countByWeek, countOrders, isInPeriod, periods } from './orders.ts';
import { computeSalesFigures, computeVisitFigures } from './rangeFigures.ts';
import { lineCards, listCustomerGroups } from './seed.ts';
import { listTransactions } from './transactions.ts';

interface FiguresOptions extends Pick<CollectionOptions, 'clock' | 'events'> {
  monthlyReport: ReturnType<typeof createMonthlyReport>;
}

const salesChannels: SalesChannel[] = ['LISBON', 'HAMBURG', 'LYON', 'LEEDS', 'INVOICES', 'SHOP'];
/** The cumulative earnings at eight points of a month, as shares of the total. */
const earningShares = [0.11, 0.24, 0.35, 0.49, 0.61, 0.74, 0.88, 1];

function createCard(
  title: string,
  name: string | null,
  data: number[],
  value: number,
  text = formatShort(value),
): StatisticCard {
  return { title, statistics: text, figure: { value, text }, series: [{ name, data }] };
}

/** Creates the functions that compute the cards from the data of other features. */
export function createFigures(
  business: BusinessData,
  { clock, events, monthlyReport }: FiguresOptions,
) {
  const now = clock.now();
  const { orders, invoices } = business;
  const listMonthlyEarnings = (count: number) =>
    monthlyReport.listLastMonths(business, count).map(({ earning }) => earning);
  const getOrderCounts = (period: CardPeriod) => countOrders(orders, period, now);

  const statistics: Record<Statistic, () => StatisticCard> = {
    ORDERS_BY_DAY() {
      const days = countByDay(orders, now);
      return createCard('Orders', 'Orders', days, sum(days));
    },

    PROFIT() {
      const profits = monthlyReport
        .listLastMonths(business, 6)
        .map(({ earning, expense }) => earning - expense);
      return createCard('Profit', null, profits, profits.at(-1) ?? 0);
    },

    REVENUE: () =>
      createCard(
        'Revenue generated',
        'Revenue',
        listMonthlyEarnings(7),
        listMonthlyEarnings(1)[0] ?? 0,
      ),

    SALES() {
      const months = listMonthlyEarnings(6);
      const [before, after] = [sum(months.slice(0, 3)), sum(months.slice(3))];
      const growth = getPercentage(after - before, before);
      return createCard('Quarterly sales', 'Sales', months, growth, `${growth}%`);
    },

    ORDERS() {
      const weeks = countByWeek(orders, now);
      return createCard('Orders received', 'Orders', weeks, sum(weeks.slice(-4)));
    },

    SUBSCRIBERS: () => createLineCard('SUBSCRIBERS', sum(lineCards.SUBSCRIBERS.data)),
    SITE_TRAFFIC: () => createLineCard('SITE_TRAFFIC', sum(lineCards.SITE_TRAFFIC.data)),
    ACTIVE_USERS: () => createLineCard('ACTIVE_USERS', lineCards.ACTIVE_USERS.data.at(-1) ?? 0),
    NEWSLETTER: () => createLineCard('NEWSLETTER', lineCards.NEWSLETTER.data.at(-1) ?? 0),
  };

  function createLineCard(of: keyof typeof lineCards, value: number): StatisticCard {
    const { title, name, data } = lineCards[of];
    return createCard(title, name, data, value);
  }

  return {
    getSalesFigures: (range: FigureRange) => computeSalesFigures(business, range, now),
    getVisitFigures: (range: FigureRange) => computeVisitFigures(business, range, now),
    getStatistic: (of: Statistic) => statistics[of](),
    getRevenueReport: (year?: number) => monthlyReport.createReport(business, year),
    getProductOrders: (period: CardPeriod) => ({ periods, counts: getOrderCounts(period) }),
    getBestSeller: () => findBestSeller(business),
    listTopClients: (limit: number) => sumSalesByClient(business).slice(0, checkLimit(limit)),
    listTransactions: (limit: number) => listTransactions(business).slice(0, checkLimit(limit)),

    getSummary(products: number): SalesSummary {
      const { finished, pending } = getOrderCounts('LAST_28_DAYS');
      const buyerNames = new Set([
        ...orders
          .filter(({ placedAt }) => isInPeriod(placedAt, 'LAST_28_DAYS', now))
          .map(({ address }) => address.fullName),
        ...invoices
          .filter(({ issuedOn }) => isInPeriod(issuedOn, 'LAST_28_DAYS', now))
          .map(({ client }) => client.name),
      ]);
      return {
        sales: finished + pending,
        customers:
          sum(listCustomerGroups('LAST_28_DAYS').map(({ result }) => result)) + buyerNames.size,
        products,
        revenue: listMonthlyEarnings(1)[0] ?? 0,
        cursor: events.cursor(),
      };
    },

    getEarnings(): Earnings {
      const channels = monthlyReport.getChannelEarnings(business);
      const [lastMonth = 0, total = 0] = listMonthlyEarnings(2);
      return {
        total,
        growth: getPercentage(total - lastMonth, lastMonth),
        channels: salesChannels.map((channel) => ({
          channel,
          amount: channels[channel],
        })),
      };
    },

    getGoalOverview(): GoalOverview {
      const { finished, pending, rejected } = getOrderCounts('LAST_28_DAYS');
      return {
        percent: getPercentage(finished, finished + pending + rejected),
        completed: formatGrouped(finished),
        inProgress: formatGrouped(pending),
      };
    },

    getRevenueComparison(): RevenueComparison {
      const [lastMonth = 0, thisMonth = 0] = listMonthlyEarnings(2);
      const accumulate = (whole: number) => earningShares.map((share) => Math.round(whole * share));
      return {
        thisMonth: formatGrouped(thisMonth),
        lastMonth: formatGrouped(lastMonth),
        series: [
          { name: 'This month', data: accumulate(thisMonth) },
          { name: 'Last month', data: accumulate(lastMonth) },
        ],
      };
    },
  };
}

function checkLimit(limit: number): number {
  if (limit < 1 || limit > 50) throw badInput('limit', `must be 1 to 50, not ${limit}.`);
  return limit;
}
