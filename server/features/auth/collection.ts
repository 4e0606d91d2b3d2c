import { badInput, forbidden, invalidCredentials } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import { createAccounts, roles, toUser } from './accounts.ts';
import { createFamilies } from './families.ts';
import { createResets, type SystemMail } from './resets.ts';
import type {
  Account,
  LoginUserRow,
  PreparedPasswordChange,
  PreparedRegistration,
  RegistrationRow,
  SessionRow,
} from './row.ts';

export function createCollection(options: CollectionOptions) {
  const { clock, tokens, hashPassword, verifyPassword, signUpRole, limitRate } = options;
  const accounts = createAccounts(options);
  const families = createFamilies(options);
  const resets = createResets(options);

  /** Returns a session whose tokens resolvers sign. */
  function createSession(account: Account, refreshName: string): SessionRow {
    return { userData: toUser(account), issuedAt: clock.now().toISOString(), refreshName };
  }

  return {
    roles,
    viewer: accounts.viewer,
    viewerOrFirst: accounts.viewerOrFirst,
    identify: accounts.identify,
    accountOf: accounts.get,
    withEmail: accounts.withEmail,

    /** Returns the account and the session of an access token; undefined for a token that is not valid. */
    readAccessToken: (token: string) => tokens.verify('access', token, clock.now()),

    /** Returns the name of a refresh token; empty for a token that is not valid. */
    async readRefreshToken(token: string): Promise<string> {
      return (await tokens.verify('refresh', token, clock.now()))?.name ?? '';
    },

    /** Returns the name of a reset token and its account. Undefined for a token that is not valid. */
    readResetToken(token: string) {
      const tokenName = resets.nameOf(token);
      const account = accounts.get(resets.ownerOf(tokenName));
      return tokenName !== undefined && account ? { tokenName, account } : undefined;
    },

    accessTokenOf: ({ userData, issuedAt, refreshName }: SessionRow) =>
      tokens.sign('access', { userId: userData.id, name: refreshName }, new Date(issuedAt)),
    refreshTokenOf: ({ userData, issuedAt, refreshName }: SessionRow) =>
      tokens.sign('refresh', { userId: userData.id, name: refreshName }, new Date(issuedAt)),

    hashPassword,
    limitRate,
    signUpRole,

    /** Returns the hash of an account that a password belongs to; empty if it is another password. */
    async matchingHash(account: Account | undefined, password: string): Promise<string> {
      const isMatch = await verifyPassword(account?.passwordHash, password);
      return account && isMatch ? account.passwordHash : '';
    },

    /** `matchingHash` proves that the caller knows the password, as long as it does not change. */
    login(email: string, matchingHash: string): SessionRow {
      const account = accounts.withEmail(email);
      if (!account || account.passwordHash !== matchingHash) throw invalidCredentials();
      return createSession(account, families.start(account.id));
    },

    register({
      username,
      email,
      password: passwordHash,
      role = 'CLIENT',
    }: PreparedRegistration): RegistrationRow {
      const isEmailTaken = accounts.withEmail(email) !== undefined;
      const isNameTaken = accounts.withUsername(username) !== undefined;
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
      return { error: null, session: createSession(account, families.start(account.id)) };
    },

    /** Ends all other sessions of the account. */
    changePassword(
      viewerId: number | null,
      { oldPassword: matchingHash, newPassword: passwordHash, session }: PreparedPasswordChange,
    ): LoginUserRow {
      const account = accounts.get(viewerId);
      if (!account) throw forbidden('requires an account', 'Sign in first.');
      if (account.passwordHash !== matchingHash) throw wrongPassword();
      families.endAll(account.id, session);
      return accounts.setPassword(account, passwordHash);
    },

    /** Returns the mail with the link; undefined for an unknown address. */
    requestReset(email: string): SystemMail | undefined {
      const account = accounts.withAnyCaseEmail(email);
      return account && resets.start(account);
    },

    resetPassword(tokenName: string, passwordHash: string): LoginUserRow {
      const account = accounts.get(resets.ownerOf(tokenName));
      if (!account) throw invalidReset();
      resets.end(account.id);
      families.endAll(account.id);
      return accounts.setPassword(account, passwordHash);
    },

    /** Returns undefined for a token that is not valid any more, which ends its session. */
    refresh(tokenName: string): SessionRow | undefined {
      const next = families.exchange(tokenName);
      const account = accounts.get(next?.owner);
      return next && account && createSession(account, next.name);
    },

    logout: (tokenName: string): boolean => families.end(tokenName),
  };
}

export const wrongPassword = () => badInput('oldPassword', 'is not the password so far.');
export const invalidReset = () =>
  badInput('token', 'is too old, was used before, or was never given.');
