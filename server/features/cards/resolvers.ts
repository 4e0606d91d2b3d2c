import type { Context } from '../../context.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { readBusinessData } from './business.ts';

const getFigures = ({ collections }: Context) =>
  collections.cards.getFigures(readBusinessData(collections));

export const resolvers: Resolvers = {
  Query: {
    supportTracker: (_, { period }, { collections }) => collections.cards.getSupportTracker(period),
    averageSessions: (_, { period }, { collections }) =>
      collections.cards.getAverageSessions(period),
    revenueReport: (_, { year }, context) =>
      getFigures(context).getRevenueReport(year ?? undefined),
    goalOverview: (_, __, context) => getFigures(context).getGoalOverview(),
    revenueComparison: (_, __, context) => getFigures(context).getRevenueComparison(),
    productOrders: (_, { period }, context) => getFigures(context).getProductOrders(period),
    sessionsByDevice: (_, { period }, { collections }) =>
      collections.cards.getSessionsByDevice(period),
    customerGroups: (_, { period }, { collections }) => collections.cards.getCustomerGroups(period),
    salesFigures: (_, { range }, context) => getFigures(context).getSalesFigures(range),
    visitFigures: (_, { range }, context) => getFigures(context).getVisitFigures(range),
    statistic: (_, { of }, context) => getFigures(context).getStatistic(of),
    salesSummary: (_, __, context) =>
      getFigures(context).getSummary(context.collections.ecommerce.countProducts()),
    bestSeller: (_, __, context) => getFigures(context).getBestSeller(),
    earnings: (_, __, context) => getFigures(context).getEarnings(),
    topClients: (_, { limit }, context) => getFigures(context).listTopClients(limit),
    transactions: (_, { limit }, context) => getFigures(context).listTransactions(limit),
    browserStates: (_, { period }, { collections }) => collections.cards.getBrowserStates(period),
    visitsByMonth: (_, __, { collections }) => collections.cards.listVisitsByMonth(),
    nextEvent: (_, __, { collections }) => findNextEvent(collections),
    activity: (_, __, context) => readActivity(context),
    shopHealth: (_, __, { collections }) => collections.cards.getShopHealth(),
  },
  Subscription: {
    salesChanges: {
      subscribe: (_, { since }, { collections }) => collections.cards.watch(since),
    },
  },
};

/** Counts the actions of visitors in several collections. */
function readActivity(context: Context) {
  const { blog, cards, faq } = context.collections;
  const { counts } = getFigures(context).getProductOrders('LAST_28_DAYS');
  return {
    views: cards.listVisitsByMonth().at(-1) ?? 0,
    ...blog.countReactions(),
    orders: counts.finished + counts.pending + counts.rejected,
    reviews: faq.knowledge.countRatings(),
    returns: counts.rejected,
  };
}

/** Returns the next event that has not started. Events with a time of day come before all-day events. */
function findNextEvent({ calendar, cards }: Context['collections']) {
  const now = cards.now();
  const nextEvents = calendar
    .list({ from: now.toISOString() })
    .filter(({ start }) => Date.parse(start) >= now.getTime());
  nextEvents.sort((a, b) => Number(a.allDay) - Number(b.allDay) || compareByStart(a, b));
  return nextEvents[0] ?? null;
}

const compareByStart = (a: { start: string }, b: { start: string }) =>
  Date.parse(a.start) - Date.parse(b.start);
