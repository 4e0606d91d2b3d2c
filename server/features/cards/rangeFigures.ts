import type {
  FigureRange,
  PeriodFigure,
  SalesFigures,
  VisitedPage,
  VisitFigures,
} from '../../gql/types.ts';
import type { BusinessData } from './business.ts';
import {
  createSalesDays,
  createVisitDays,
  type SalesDay,
  type VisitDay,
  visitedPages,
  visitSources,
} from './days.seed.ts';
import {
  type Compared,
  compareDays,
  computeChange,
  createFigure,
  divide,
  splitDays,
  sumOf,
} from './figureRanges.ts';

interface BookedDay extends SalesDay {
  /** The paid amounts of invoices, in dollars. */
  paid: number;
}

/** Returns the days of the showrooms with the orders of the shop and the payments of invoices. */
function listBookedDays({ orders, payments }: BusinessData, now: Date): BookedDay[] {
  const days = createSalesDays(now).map((day) => ({ ...day, paid: 0 }));
  const daysByDate = new Map(days.map((day) => [day.day, day]));
  for (const { placedAt, cancelledAt, paymentState, totals } of orders) {
    const placedOn = daysByDate.get(placedAt.slice(0, 10));
    if (placedOn) {
      placedOn.orders += 1;
      if (!cancelledAt) placedOn.revenue += totals.total - totals.tax;
    }
    const refundedOn = daysByDate.get(cancelledAt?.slice(0, 10) ?? '');
    if (refundedOn && paymentState === 'REFUNDED') refundedOn.refunds += totals.total;
  }
  for (const { paidOn, amount } of payments) {
    const day = daysByDate.get(paidOn.slice(0, 10));
    if (day) day.paid += amount;
  }
  return days;
}

/** Returns the first days of the parts of a range. */
const listStarts = ({ current }: Compared<{ day: string }>, range: FigureRange) =>
  splitDays(current, range).map(([first]) => first?.day ?? '');

/** Computes the figures of the sales of a range. */
export function computeSalesFigures(
  business: BusinessData,
  range: FigureRange,
  now: Date,
): SalesFigures {
  const days = compareDays(listBookedDays(business, now), range);
  const create = (compute: (days: BookedDay[]) => number) => createFigure(days, range, compute);
  return {
    starts: listStarts(days, range),
    revenue: create((list) => sumOf(list, ({ revenue, paid }) => revenue + paid)),
    orders: create((list) => sumOf(list, ({ orders }) => orders)),
    averageOrder: create((list) =>
      divide(
        sumOf(list, ({ revenue }) => revenue),
        sumOf(list, ({ orders }) => orders),
      ),
    ),
    refunds: create((list) => sumOf(list, ({ refunds }) => refunds)),
  };
}

/** Computes the figures of the visits of a range. */
export function computeVisitFigures(
  business: BusinessData,
  range: FigureRange,
  now: Date,
): VisitFigures {
  const orders = listBookedDays(business, now);
  const visits = createVisitDays(now).map((day, index) => ({
    ...day,
    orders: orders[index]?.orders ?? 0,
  }));
  const days = compareDays(visits, range);
  const sumSessions = (list: VisitDay[]) => sumOf(list, ({ sessions }) => sessions);
  const create = (compute: (list: (VisitDay & { orders: number })[]) => number): PeriodFigure =>
    createFigure(days, range, compute);
  return {
    starts: listStarts(days, range),
    sessions: create(sumSessions),
    conversion: create(
      (list) =>
        100 *
        divide(
          sumOf(list, (day) => day.orders),
          sumSessions(list),
        ),
    ),
    bounceRate: create(
      (list) =>
        100 *
        divide(
          sumOf(list, ({ bounces }) => bounces),
          sumSessions(list),
        ),
    ),
    duration: create((list) =>
      divide(
        sumOf(list, ({ minutes }) => minutes),
        sumSessions(list),
      ),
    ),
    pages: visitedPages.map(([path, ...share]) => ({ path, ...computeShare(days, share) })),
    sources: visitSources.map(([source, ...share]) => ({ source, ...computeShare(days, share) })),
  };
}

/** Returns the sessions that belong to a share. */
function computeShare(
  { current, previous }: Compared<VisitDay>,
  [share, weeklyChange]: [share: number, weeklyChange: number],
): Pick<VisitedPage, 'sessions' | 'change'> {
  const count = (days: VisitDay[]) =>
    Math.round(
      sumOf(
        days,
        ({ sessions, weeksAgo }) => sessions * Math.max(share - weeklyChange * weeksAgo, 0.01),
      ),
    );
  const sessions = count(current);
  return { sessions, change: computeChange(sessions, count(previous)) };
}
