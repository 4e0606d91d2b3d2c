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
    activity: (_, __, context) => readActivity(context),
    shopHealth: (_, __, { collections }) => collections.cards.getShopHealth(),
  },
  Subscription: {
    salesChanges: {
      subscribe: (_, { since }, { collections }) => collections.cards.watch(since),
    },
  },
};

/** Counts the visits and orders. Other features count the actions of their visitors. */
function readActivity(context: Context) {
  const { counts } = getFigures(context).getProductOrders('LAST_28_DAYS');
  return {
    views: context.collections.cards.listVisitsByMonth().at(-1) ?? 0,
    orders: counts.finished + counts.pending + counts.rejected,
    returns: counts.rejected,
  };
}
