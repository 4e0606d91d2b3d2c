import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: (_, { email }, { collections }) => collections.misc.subscribe(email),
  },
};
