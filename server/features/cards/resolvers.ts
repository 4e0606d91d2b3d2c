import type { Context } from '../../context.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { readBusiness } from './business.ts';

const figures = ({ collections }: Context) => collections.cards.figures(readBusiness(collections));

export const resolvers: Resolvers = {
  Query: {
    supportTracker: (_, { period }, { collections }) => collections.cards.supportTracker(period),
    averageSessions: (_, { period }, { collections }) => collections.cards.averageSessions(period),
    revenueReport: (_, { year }, context) => figures(context).revenueReport(year ?? undefined),
    goalOverview: (_, __, context) => figures(context).goalOverview(),
    revenueComparison: (_, __, context) => figures(context).revenueComparison(),
    productOrders: (_, { period }, context) => figures(context).productOrders(period),
    sessionsByDevice: (_, { period }, { collections }) =>
      collections.cards.sessionsByDevice(period),
    customerGroups: (_, { period }, { collections }) => collections.cards.customerGroups(period),
    statistic: (_, { of }, context) => figures(context).statistic(of),
    salesSummary: (_, __, context) =>
      figures(context).summary(context.collections.ecommerce.countProducts()),
    bestSeller: (_, __, context) => figures(context).bestSeller(),
    earnings: (_, __, context) => figures(context).earnings(),
    topClients: (_, { limit }, context) => figures(context).topClients(limit),
    transactions: (_, { limit }, context) => figures(context).transactions(limit),
    browserStates: (_, { period }, { collections }) => collections.cards.browserStates(period),
    visitsByMonth: (_, __, { collections }) => collections.cards.visitsByMonth(),
    nextEvent: (_, __, { collections }) => nextEvent(collections),
    activity: (_, __, context) => readActivity(context),
    shopHealth: (_, __, { collections }) => collections.cards.shopHealth(),
  },
  Subscription: {
    salesChanges: {
      subscribe: (_, { since }, { collections }) => collections.cards.watch(since),
    },
  },
};

/** Returns how often visitors did what, from several collections. */
function readActivity(context: Context) {
  const { blog, cards, faq } = context.collections;
  const { counts } = figures(context).productOrders('LAST_28_DAYS');
  return {
    views: cards.visitsByMonth().at(-1) ?? 0,
    ...blog.countReactions(),
    orders: counts.finished + counts.pending + counts.rejected,
    reviews: faq.knowledge.countRatings(),
    returns: counts.rejected,
  };
}

/** Returns the next event that has not begun. A meeting comes before a holiday. */
function nextEvent({ calendar, cards }: Context['collections']) {
  const now = cards.now();
  const coming = calendar
    .list({ from: now.toISOString() })
    .filter(({ start }) => Date.parse(start) >= now.getTime());
  coming.sort((a, b) => Number(a.allDay) - Number(b.allDay) || byStart(a, b));
  return coming[0] ?? null;
}

const byStart = (a: { start: string }, b: { start: string }) =>
  Date.parse(a.start) - Date.parse(b.start);
