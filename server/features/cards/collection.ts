import type { MissedEvents, PublishedEvent } from '../../commands/events.ts';
import { badInput } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AverageSessions,
  CardPeriod,
  Earnings,
  GoalOverview,
  RevenueComparison,
  SalesChangeKind,
  SalesChannel,
  SalesSummary,
  ShopHealth,
  Statistic,
  StatisticCard,
  SupportTracker,
} from '../../gql/resolvers.ts';
import type { Business } from './business.ts';
import { findBestSeller, sumSalesByClient } from './clients.ts';
import { createMonthlyReport } from './createMonthlyReport.ts';
import { formatGrouped, formatShort, percent, sum } from './figures.ts';
import { countByDay, countByWeek, countOrders, isDuring } from './orders.ts';
import {
  browsersOf,
  customersOf,
  devicesOf,
  lines,
  machines,
  sessions,
  sessionsByDay,
  tickets,
  visitsByMonth,
} from './seed.ts';
import { listTransactions } from './transactions.ts';

const salesChannels: SalesChannel[] = ['LISBON', 'HAMBURG', 'LYON', 'LEEDS', 'INVOICES', 'SHOP'];
const periods: CardPeriod[] = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'];
/** The accumulated earnings within a month, as shares of the total. */
const gathering = [0.11, 0.24, 0.35, 0.49, 0.61, 0.74, 0.88, 1];

function cardOf(
  title: string,
  name: string | null,
  data: number[],
  value: number,
  text = formatShort(value),
): StatisticCard {
  return { title, statistics: text, figure: { value, text }, series: [{ name, data }] };
}

export function createCollection({ clock, events }: CollectionOptions) {
  const books = createMonthlyReport(clock);

  /** Returns the cards of a business in its present state. */
  function figures(business: Business) {
    const now = clock.now();
    const { orders, bills } = business;
    const earned = (count: number) => books.last(business, count).map(({ earning }) => earning);
    const counts = (period: CardPeriod) => countOrders(orders, period, now);

    const statistics: Record<Statistic, () => StatisticCard> = {
      ORDERS_BY_DAY() {
        const days = countByDay(orders, now);
        return cardOf('Orders', 'Orders', days, sum(days));
      },

      PROFIT() {
        const profits = books.last(business, 6).map(({ earning, expense }) => earning - expense);
        return cardOf('Profit', null, profits, profits.at(-1) ?? 0);
      },

      REVENUE: () => cardOf('Revenue generated', 'Revenue', earned(7), earned(1)[0] ?? 0),

      SALES() {
        const months = earned(6);
        const [before, after] = [sum(months.slice(0, 3)), sum(months.slice(3))];
        const growth = percent(after - before, before);
        return cardOf('Quarterly sales', 'Sales', months, growth, `${growth}%`);
      },

      ORDERS() {
        const weeks = countByWeek(orders, now);
        return cardOf('Orders received', 'Orders', weeks, sum(weeks.slice(-4)));
      },

      SUBSCRIBERS: () => lineOf('SUBSCRIBERS', sum(lines.SUBSCRIBERS.data)),
      SITE_TRAFFIC: () => lineOf('SITE_TRAFFIC', sum(lines.SITE_TRAFFIC.data)),
      ACTIVE_USERS: () => lineOf('ACTIVE_USERS', lines.ACTIVE_USERS.data.at(-1) ?? 0),
      NEWSLETTER: () => lineOf('NEWSLETTER', lines.NEWSLETTER.data.at(-1) ?? 0),
    };

    function lineOf(of: keyof typeof lines, value: number): StatisticCard {
      const { title, name, data } = lines[of];
      return cardOf(title, name, data, value);
    }

    return {
      statistic: (of: Statistic) => statistics[of](),
      revenueReport: (year?: number) => books.report(business, year),
      productOrders: (period: CardPeriod) => ({ periods, counts: counts(period) }),
      bestSeller: () => findBestSeller(orders),
      topClients: (limit: number) => sumSalesByClient(business).slice(0, upTo50(limit)),
      transactions: (limit: number) => listTransactions(business).slice(0, upTo50(limit)),

      summary(products: number): SalesSummary {
        const { finished, pending } = counts('LAST_28_DAYS');
        const buyers = new Set([
          ...orders
            .filter(({ placedAt }) => isDuring(placedAt, 'LAST_28_DAYS', now))
            .map(({ address }) => address.fullName),
          ...bills
            .filter(({ issuedOn }) => isDuring(issuedOn, 'LAST_28_DAYS', now))
            .map(({ client }) => client.name),
        ]);
        return {
          sales: finished + pending,
          customers: sum(customersOf('LAST_28_DAYS').map(({ result }) => result)) + buyers.size,
          products,
          revenue: earned(1)[0] ?? 0,
          cursor: events.cursor(),
        };
      },

      earnings(): Earnings {
        const channels = books.channels(business);
        const [before = 0, total = 0] = earned(2);
        return {
          total,
          growth: percent(total - before, before),
          channels: salesChannels.map((channel) => ({
            channel,
            amount: channels[channel],
          })),
        };
      },

      goalOverview(): GoalOverview {
        const { finished, pending, rejected } = counts('LAST_28_DAYS');
        return {
          percent: percent(finished, finished + pending + rejected),
          completed: formatGrouped(finished),
          inProgress: formatGrouped(pending),
        };
      },

      revenueComparison(): RevenueComparison {
        const [before = 0, now = 0] = earned(2);
        const gathered = (whole: number) => gathering.map((share) => Math.round(whole * share));
        return {
          thisMonth: formatGrouped(now),
          lastMonth: formatGrouped(before),
          series: [
            { name: 'This month', data: gathered(now) },
            { name: 'Last month', data: gathered(before) },
          ],
        };
      },
    };
  }

  return {
    figures,
    now: clock.now,

    supportTracker(period: CardPeriod): SupportTracker {
      const { total, fresh, open, hours } = tickets[period];
      return {
        title: 'Support tracker',
        periods,
        totalTicket: total,
        newTicket: fresh,
        openTicket: open,
        completed: percent(total - fresh - open, total),
        responseTime: hours,
      };
    },

    averageSessions: (period: CardPeriod): AverageSessions => ({
      ...sessions[period],
      periods,
      days: sessionsByDay,
    }),

    sessionsByDevice: (period: CardPeriod) => ({ periods, devices: devicesOf(period) }),
    customerGroups: (period: CardPeriod) => ({ periods, groups: customersOf(period) }),
    browserStates: (period: CardPeriod) => ({ periods, browsers: browsersOf(period) }),
    visitsByMonth: () => visitsByMonth,

    shopHealth(): ShopHealth {
      const { fresh, open } = tickets.LAST_28_DAYS;
      return { ...machines, issues: fresh + open };
    },

    watch: (since?: string | null) =>
      events.watch(
        'sales',
        since,
        ({ cursor, detail }: PublishedEvent<SalesChangeKind> | MissedEvents) => ({
          salesChanges: { cursor, kind: detail ?? 'MISSED' },
        }),
      ),
  };
}

function upTo50(limit: number): number {
  if (limit < 1 || limit > 50) throw badInput('limit', `must be 1 to 50, not ${limit}.`);
  return limit;
}
