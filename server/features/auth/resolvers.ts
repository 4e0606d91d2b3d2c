import { invalidToken } from '../../errors.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { readRules } from '../../graphql/rules.ts';
import type { PreparedPasswordChange, PreparedRegistration, RegistrationRow } from './row.ts';

export const resolvers: Resolvers = {
  Query: {
    viewer: (_, __, { collections, viewer }) => collections.auth.viewer(viewer.id) ?? null,
    roles: (_, __, { collections }) => collections.auth.roles(),
    accessRules: (_, __, ___, { schema }) => readRules(schema),
  },
  // Passwords are hashes here, and tokens are names: see `preparations.ts`.
  Mutation: {
    login: (_, { email, password }, { collections }) => collections.auth.login(email, password),
    registerUser: (_, args: PreparedRegistration, { collections }) =>
      collections.auth.register(args),
    // An error that is returned, not thrown, keeps the change: the end of the session.
    refreshSession: (_, { refreshToken }, { collections }) =>
      collections.auth.refresh(refreshToken) ?? (invalidToken() as never),
    changePassword: (_, args: PreparedPasswordChange, { collections, viewer }) =>
      collections.auth.changePassword(viewer.id, args),
    requestPasswordReset: (_, { email }, { collections }) => {
      const mail = collections.auth.requestReset(email);
      if (mail) collections.email.receive(mail);
      return true;
    },
    resetPassword: (_, { token, password }, { collections }) =>
      collections.auth.resetPassword(token, password),
    logout: (_, { refreshToken }, { collections }) => collections.auth.logout(refreshToken),
  },
  LoginUser: {
    extras: ({ hasExtras }, _, { collections }) =>
      hasExtras ? { eCommerceCartItemsCount: collections.ecommerce.countLines() } : null,
  },
  Session: {
    accessToken: (session, _, { collections }) => collections.auth.accessTokenOf(session),
    refreshToken: (session, _, { collections }) => collections.auth.refreshTokenOf(session),
  },
  Registration: {
    user: ({ session }) => session?.userData ?? null,
    accessToken: ({ session }: RegistrationRow, _, { collections }) =>
      session ? collections.auth.accessTokenOf(session) : null,
    refreshToken: ({ session }: RegistrationRow, _, { collections }) =>
      session ? collections.auth.refreshTokenOf(session) : null,
  },
};
