import type { Resolvers } from '../../gql/resolvers.ts';
import { rulesOf } from '../../graphql/rules.ts';

export const resolvers: Resolvers = {
  Query: {
    viewer: async (_, __, { viewer }) => (await viewer()) ?? null,
    roles: (_, __, { collections }) => collections.auth.roles(),
    accessRules: (_, __, ___, { schema }) => rulesOf(schema),
  },
  Mutation: {
    login: (_, args, { collections }) => collections.auth.login(args),
    registerUser: (_, args, { collections }) => collections.auth.register(args),
    refreshSession: (_, { refreshToken }, { collections }) =>
      collections.auth.refresh(refreshToken),
    changePassword: async (_, args, { collections, viewer }) =>
      collections.auth.changePassword(await viewer(), args),
    requestPasswordReset: (_, { email }, { collections }) => {
      const letter = collections.auth.requestReset(email);
      if (letter) collections.email.receive(letter);
      return true;
    },
    resetPassword: (_, args, { collections }) => collections.auth.resetPassword(args),
    logout: (_, { refreshToken }, { collections }) => collections.auth.logout(refreshToken),
  },
  LoginUser: {
    extras: ({ hasExtras }, _, { collections }) =>
      hasExtras ? { eCommerceCartItemsCount: collections.ecommerce.countLines() } : null,
  },
};
