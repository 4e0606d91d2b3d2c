import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    plans: (_, __, { collections }) => collections.pricing.list(),
    plan: (_, { tier }, { collections }) => collections.pricing.find(tier),
    planFeatures: (_, __, { collections }) => collections.pricing.listFeatures(),
    pricingQuestions: (_, __, { collections }) => collections.pricing.listQuestions(),
  },
  Mutation: {
    choosePlan: (_, { tier, cycle }, { collections }) => collections.pricing.choose(tier, cycle),
  },
};
