import { invalidToken } from '../../errors.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { readRules } from '../../graphql/rules.ts';
import type {
  PreparedLogin,
  PreparedPasswordChange,
  PreparedRegistration,
  RegistrationRow,
} from './row.ts';

export const resolvers: Resolvers = {
  Query: {
    viewer: (_, __, { collections, viewer }) => collections.auth.getViewer(viewer.id) ?? null,
    roles: (_, __, { collections }) => collections.auth.listRoles(),
    sessions: (_, __, { collections, viewer }) => collections.auth.listSessions(viewer),
    personalAccessTokens: (_, __, { collections, viewer }) =>
      collections.auth.personalTokens.list(viewer),
    accessRules: (_, __, ___, { schema }) => readRules(schema),
  },
  // These arguments contain hashes of passwords and names of tokens, see `preparations.ts`.
  Mutation: {
    login: (_, args: PreparedLogin, { collections }) => collections.auth.login(args),
    registerUser: (_, args: PreparedRegistration, { collections }) =>
      collections.auth.register(args),
    // A thrown error would revert the end of the session, so the error is returned.
    refreshSession: (_, { refreshToken }, { collections }) =>
      collections.auth.refresh(refreshToken) ?? (invalidToken() as never),
    changePassword: (_, args: PreparedPasswordChange, { collections, viewer }) =>
      collections.auth.changePassword(viewer.id, args),
    deleteAccount: (_, args, { collections, viewer }) => {
      const userId = collections.auth.deleteAccount(viewer.id, args);
      // remove-feature account
      collections.account.removeSettings(userId);
      // end account
      return Boolean(userId);
    },
    requestPasswordReset: (_, { email }, { collections }) => {
      const resetEmail = collections.auth.requestReset(email);
      // Without the mailbox, an email service must send it.
      if (!resetEmail) return true;
      // remove-feature email
      collections.email.receive(resetEmail);
      // end email
      return true;
    },
    resetPassword: (_, { token, password }, { collections }) =>
      collections.auth.resetPassword(token, password),
    endSession: (_, { id }, { collections, viewer }) => collections.auth.endSession(viewer, id),
    endOtherSessions: (_, { session }: { session?: string }, { collections, viewer }) =>
      collections.auth.endOtherSessions(viewer, session),
    logout: (_, { refreshToken }, { collections }) => collections.auth.logout(refreshToken),
    createPersonalAccessToken: (_, args, { collections, viewer }) =>
      collections.auth.personalTokens.create(viewer, args),
    revokePersonalAccessToken: (_, { id }, { collections, viewer }) =>
      collections.auth.personalTokens.revoke(viewer, id),
  },
  PersonalAccessToken: {
    lastFour: (token, _, { collections }) => collections.auth.personalTokens.getLastFour(token),
  },
  NewPersonalAccessToken: {
    token: (token, _, { collections }) => collections.auth.personalTokens.format(token),
    details: (token) => token,
  },
  Session: {
    accessToken: (session, _, { collections }) => collections.auth.signAccessToken(session),
    refreshToken: (session, _, { collections }) => collections.auth.signRefreshToken(session),
  },
  Registration: {
    user: ({ session }) => session?.userData ?? null,
    accessToken: ({ session }: RegistrationRow, _, { collections }) =>
      session ? collections.auth.signAccessToken(session) : null,
    refreshToken: ({ session }: RegistrationRow, _, { collections }) =>
      session ? collections.auth.signRefreshToken(session) : null,
  },
};
