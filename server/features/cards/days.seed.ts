import { formatDay } from '../../values/days.ts';
import { getCyclic } from '../../values/rows.ts';
import { sum } from './figures.ts';
import {
  earnings,
  ordersByWeek,
  sessions,
  sessionsByDay,
  showroomOrders,
  visitsByMonth,
} from './seed.ts';

/** The sales of the showrooms on a day. Amounts are in dollars. */
export interface SalesDay {
  /** The day, such as `2026-03-09`. */
  day: string;
  orders: number;
  revenue: number;
  refunds: number;
}

/** The visits to the shop on a day. */
export interface VisitDay {
  day: string;
  sessions: number;
  /** The sessions with a single page. */
  bounces: number;
  /** The duration of all sessions, in minutes. */
  minutes: number;
  /** The age of the day in weeks. The shares of pages and sources change slowly. */
  weeksAgo: number;
}

/** Two ranges of 52 weeks, which can be compared. */
const dayCount = 728;
const weekCount = dayCount / 7;
const daysPerMonth = 30;

/** The weights of the weekdays, from Sunday to Saturday. */
const orderWeights = [0, 46, 58, 41, 63, 32, 14];
const visitWeights = [0.52, 1.15, 1.22, 1.2, 1.21, 1.1, 0.6];

/** Distributes a total to the seven days of a week, in whole numbers whose sum is the total. */
function distribute(total: number, weights: number[]): number[] {
  const whole = sum(weights);
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += weight;
    const share = Math.round((total * seen) / whole) - given;
    given += share;
    return share;
  });
}

/** Lists the days of all weeks, oldest first. The last day is today. `weeksAgo` is 0 for the week that ends today. */
function listWeeks(now: Date, create: (weeksAgo: number, days: string[]) => SalesDay[]): SalesDay[];
function listWeeks(now: Date, create: (weeksAgo: number, days: string[]) => VisitDay[]): VisitDay[];
function listWeeks<Day>(now: Date, create: (weeksAgo: number, days: string[]) => Day[]): Day[] {
  return Array.from({ length: weekCount }, (_, index) => weekCount - 1 - index).flatMap(
    (weeksAgo) =>
      create(
        weeksAgo,
        Array.from({ length: 7 }, (_, day) => formatDay(now, day - 6 - 7 * weeksAgo)),
      ),
  );
}

const getWeekday = (day: string) => new Date(day).getUTCDay();

/** Returns the item of a list whose last item belongs to the latest month. */
const getMonthly = (list: number[], weeksAgo: number) =>
  list.at(-1 - Math.min(list.length - 1, Math.floor((7 * weeksAgo) / daysPerMonth))) ?? 0;

/** Creates the sales of the showrooms, from their monthly earnings and weekly orders. */
export const createSalesDays = (now: Date): SalesDay[] =>
  listWeeks(now, (weeksAgo, days) => {
    const weights = days.map((day) => orderWeights[getWeekday(day)] ?? 0);
    const weekRevenue = Math.round((getMonthly(earnings, weeksAgo) * 7) / daysPerMonth);
    const { finished, pending, rejected } = showroomOrders.LAST_28_DAYS;
    const average = (getMonthly(earnings, 0) * 28) / daysPerMonth / sum(ordersByWeek.slice(-4));
    const weekOrders =
      ordersByWeek.at(-1 - weeksAgo) ?? Math.round(weekRevenue / (average * (1 - weeksAgo / 1000)));
    const refunds = Math.round((weekOrders * rejected) / (finished + pending + rejected));
    const revenues = distribute(weekRevenue, weights);
    const orders = distribute(weekOrders, weights);
    const refundCounts = distribute(refunds, weights);
    return days.map((day, index) => ({
      day,
      orders: orders[index] ?? 0,
      revenue: revenues[index] ?? 0,
      refunds: Math.round(
        (refundCounts[index] ?? 0) * average * getCyclic([0.8, 1.3, 1], weeksAgo),
      ),
    }));
  });

/** Creates the visits to the shop, from the visits by month and the sessions of the last seven days. */
export const createVisitDays = (now: Date): VisitDay[] =>
  listWeeks(now, (weeksAgo, days) => {
    const counts = listSessions(weeksAgo, days);
    const bounceRate = 0.415 + weeksAgo * 0.0006;
    const minutes = Math.max(sessions.LAST_28_DAYS.duration - weeksAgo * 0.008, 3.8);
    return days.map((day, index) => {
      const count = counts[index] ?? 0;
      return {
        day,
        sessions: count,
        bounces: Math.round(count * bounceRate),
        minutes: Math.round(count * minutes),
        weeksAgo,
      };
    });
  });

/** The sessions of the latest 28 days have the average that `averageSessions` returns. */
function listSessions(weeksAgo: number, days: string[]): number[] {
  if (weeksAgo === 0) return sessionsByDay;
  const weights = days.map((day) => visitWeights[getWeekday(day)] ?? 1);
  const latest = (sessions.LAST_28_DAYS.sessions * 28 - sum(sessionsByDay)) / 3;
  const isLatest = weeksAgo < 4;
  const month = Math.floor((7 * weeksAgo) / daysPerMonth);
  const older = visitsByMonth.at(-1 - month) ?? 70_000 - 900 * (month - visitsByMonth.length);
  return distribute(isLatest ? latest : (older * 7) / daysPerMonth, weights);
}

/** The pages of the shop by their share of the sessions that begin there, and the weekly change of the share. */
export const visitedPages: [path: string, share: number, weeklyChange: number][] = [
  ['/apps/ecommerce/shop', 0.318, 0.0006],
  ['/apps/ecommerce/product-detail/tern-standing-desk-26', 0.142, 0.0011],
  ['/pages/blog/list', 0.128, -0.0004],
  ['/apps/ecommerce/product-detail/ballast-mesh-chair-27', 0.104, 0.0003],
  ['/pages/knowledge-base', 0.081, -0.0003],
  ['/pages/pricing', 0.064, -0.0002],
];

/** The sources of the visits by their share, and the weekly change of the share. */
export const visitSources: [
  source: 'SEARCH' | 'DIRECT' | 'NEWSLETTER' | 'SOCIAL' | 'REFERRAL',
  share: number,
  weeklyChange: number,
][] = [
  ['SEARCH', 0.412, 0.0005],
  ['DIRECT', 0.263, -0.0004],
  ['NEWSLETTER', 0.148, 0.0007],
  ['SOCIAL', 0.101, -0.0005],
  ['REFERRAL', 0.076, -0.0003],
];
