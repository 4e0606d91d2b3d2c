import type { CollectionOptions } from '../../collections.ts';
import type { Viewer } from '../../commands/commandContext.ts';
import { accountsRequireMain, badInput, forbidden, invalidCredentials } from '../../errors.ts';
import type { MutationCreatePersonalAccessTokenArgs } from '../../gql/types.ts';
import type { TokenKind } from '../../services/tokens.ts';
import { createAccounts, listRoles, toUser } from './accounts.ts';
import { createTokenFamilies } from './families.ts';
import { createPersonalTokens } from './personalTokens.ts';
import { createResets, type SystemEmail } from './resets.ts';
import type {
  Account,
  LoginUserRow,
  PersonalTokenRow,
  PreparedDeletion,
  PreparedLogin,
  PreparedPasswordChange,
  PreparedRegistration,
  RegistrationRow,
  SessionRow,
} from './row.ts';

export function createCollection(options: CollectionOptions) {
  const { now, tokens, hashPassword, verifyPassword, signUpRole, limitRate } = options;
  const accounts = createAccounts(options);
  const families = createTokenFamilies(options);
  const resets = createResets(options);
  const personalTokens = createPersonalTokens(options);

  /** Returns a session without tokens. Resolvers sign its tokens only if the response contains them. */
  const createSession = (account: Account, refreshName: string): SessionRow => ({
    userData: toUser(account),
    refreshName,
  });

  // Tokens follow the clock of the server. The clock of a branch could make an expired token valid again.
  const sign = (kind: TokenKind, { userData, refreshName }: SessionRow) =>
    tokens.sign(kind, { userId: userData.id, name: refreshName }, now());

  return {
    listRoles,
    getViewer: accounts.getViewer,
    getViewerOrFirst: accounts.getViewerOrFirst,
    updateAccount: accounts.updateAccount,
    getAccount: accounts.get,
    getByExactEmail: accounts.getByExactEmail,

    /** Returns the account and the session of an access token, or undefined for an invalid token. */
    readAccessToken: (token: string) => tokens.verify('access', token, now()),

    /** Returns the name of a refresh token, or an empty text for an invalid token. */
    async readRefreshToken(token: string): Promise<string> {
      return (await tokens.verify('refresh', token, now()))?.name ?? '';
    },

    /** Returns the name of a reset token and its account, or undefined for an invalid token. It can have expired. */
    readResetToken(token: string) {
      const tokenName = resets.readTokenName(token);
      const account = accounts.get(resets.getAccountId(tokenName));
      return tokenName !== undefined && account ? { tokenName, account } : undefined;
    },

    signAccessToken: (session: SessionRow) => sign('access', session),
    signRefreshToken: (session: SessionRow) => sign('refresh', session),

    hashPassword,
    limitRate,
    signUpRole,

    /** Returns the password hash of an account, or an empty text if the password is wrong. */
    async getMatchingHash(account: Account | undefined, password: string): Promise<string> {
      const isMatch = await verifyPassword(account?.passwordHash, password);
      return account && isMatch ? account.passwordHash : '';
    },

    /**
     * Starts a session. `matchingHash` is the result of `getMatchingHash`, and must still be the hash of the account.
     */
    login({ email, password: matchingHash, device }: PreparedLogin): SessionRow {
      const account = accounts.getByExactEmail(email);
      if (!account || account.passwordHash !== matchingHash) throw invalidCredentials();
      return createSession(account, families.start(account.id, device));
    },

    register({
      username,
      email,
      password: passwordHash,
      role = 'CLIENT',
      device,
    }: PreparedRegistration): RegistrationRow {
      const isEmailTaken = accounts.getByEmail(email) !== undefined;
      const isNameTaken = accounts.getByUsername(username) !== undefined;
      if (isEmailTaken || isNameTaken) {
        return {
          error: {
            email: isEmailTaken ? 'This email is already in use.' : null,
            username: isNameTaken ? 'This username is already in use.' : null,
          },
        };
      }

      const account = accounts.add({
        fullName: '',
        username,
        avatar: null,
        email,
        role,
        hasExtras: false,
        passwordHash,
      });
      return { error: null, session: createSession(account, families.start(account.id, device)) };
    },

    /** Changes the password, and ends all other sessions of the account. */
    changePassword(
      viewerId: number | null,
      { oldPassword: matchingHash, newPassword: passwordHash, session }: PreparedPasswordChange,
    ): LoginUserRow {
      const account = accounts.get(viewerId);
      if (!account) throw forbidden('requires an account', 'Sign in first.');
      if (account.passwordHash !== matchingHash) throw createWrongPasswordError();
      families.endAll(account.id, session);
      return accounts.setPassword(account, passwordHash);
    },

    /** Deletes the account of the caller, and all that identifies it. Returns its id. */
    deleteAccount(
      viewerId: number | null,
      { username, password: matchingHash }: PreparedDeletion,
    ): number {
      const account = accounts.get(viewerId);
      if (!account) throw forbidden('requires an account', 'Sign in first.');
      if (account.username !== username) throw createWrongUsernameError();
      if (account.passwordHash !== matchingHash) throw createWrongPasswordError('password');
      accounts.remove(account);
      families.endAll(account.id);
      personalTokens.revokeAll(account.id);
      resets.end(account.id);
      return account.id;
    },

    /** Returns the email with the link, or undefined for an unknown address. */
    requestReset(email: string): SystemEmail | undefined {
      const account = accounts.getByEmail(email);
      return account && resets.start(account);
    },

    resetPassword(tokenName: string, passwordHash: string): LoginUserRow {
      const account = accounts.get(resets.getAccountId(tokenName));
      if (!account || resets.isExpired(account.id)) throw createInvalidResetError();
      resets.end(account.id);
      families.endAll(account.id);
      return accounts.setPassword(account, passwordHash);
    },

    /** Continues a session. Returns undefined for a token that is no longer valid, and ends its session. */
    refresh(tokenName: string): SessionRow | undefined {
      const next = families.exchange(tokenName);
      const account = accounts.get(next?.owner);
      return next && account && createSession(account, next.name);
    },

    /**
     * Throws `FORBIDDEN` on a branch whose accounts are not those that identify callers, where a revoked token would stay
     * valid.
     */
    checkBranch() {
      if (!tokens.canSign) throw accountsRequireMain();
    },

    listSessions: ({ id, session }: Viewer) => (id === null ? [] : families.list(id, session)),

    endSession(viewer: Viewer, id: number): boolean {
      families.endOne(requireAccount(viewer), id);
      return true;
    },

    /** Ends all sessions of the account except the session of a refresh token. */
    endOtherSessions: (viewer: Viewer, tokenName?: string): number =>
      families.endAll(requireAccount(viewer), tokenName),

    logout: (tokenName: string): boolean => families.end(tokenName),

    personalTokens: {
      hasForm: personalTokens.hasForm,
      isUseDue: personalTokens.isUseDue,
      format: personalTokens.format,
      getLastFour: personalTokens.getLastFour,
      recordUse: personalTokens.recordUse,

      /** Returns the personal access token that a client has sent. Undefined if it is not valid at a time. */
      find(text: string, time: Date): PersonalTokenRow | undefined {
        const token = personalTokens.find(text, time);
        return accounts.get(token?.owner) && token;
      },

      list: ({ id }: Pick<Viewer, 'id'>) => (id === null ? [] : personalTokens.list(id)),

      create: (viewer: Viewer, args: MutationCreatePersonalAccessTokenArgs) =>
        personalTokens.create(requireAccount(viewer), args),

      revoke(viewer: Viewer, id: number): boolean {
        personalTokens.revoke(requireAccount(viewer), id);
        return true;
      },
    },
  };
}

/** Returns the id of the account of a request. Throws `FORBIDDEN` without one. */
function requireAccount({ id }: Viewer): number {
  if (id === null) throw forbidden('requires an account', 'Sign in first.');
  return id;
}

export const createWrongPasswordError = (field = 'oldPassword') =>
  badInput(field, 'is not the current password.');
export const createWrongUsernameError = () =>
  badInput('username', 'is not the username of the account.');
export const createInvalidResetError = () =>
  badInput('token', 'has expired, was already used, or does not exist. Request a new link.');

declare module '../../collections.ts' {
  interface Collections {
    auth: ReturnType<typeof createCollection>;
  }
}
