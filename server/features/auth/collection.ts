import { badInput, forbidden, invalidCredentials, invalidToken } from '../../errors.ts';
import type {
  Ability,
  AccountGeneralInput,
  LoginRole,
  MutationChangePasswordArgs,
  MutationLoginArgs,
  MutationRegisterUserArgs,
  MutationResetPasswordArgs,
  ResolversParentTypes,
} from '../../gql/resolvers.ts';
import { present } from '../../rows.ts';
import type { World } from '../../world.ts';
import { createFamilies } from './families.ts';
import { digestOf, isPasswordOf } from './passwords.ts';
import { createResets, type Letter } from './resets.ts';
import type { Account, LoginUserRow } from './row.ts';
import { seedAccounts } from './seed.ts';
import { createTokens } from './tokens.ts';

type Session = ResolversParentTypes['Session'];
type Registration = ResolversParentTypes['Registration'];

const byRole: Record<LoginRole, Ability[]> = {
  ADMIN: [{ action: 'manage', subject: 'all' }],
  CLIENT: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

export function createCollection(world: World) {
  let accounts = seedAccounts();
  const tokens = createTokens(world);
  const families = createFamilies(world);
  const resets = createResets(world);

  function userOf({ digest: _, ...account }: Account): LoginUserRow {
    return { ...account, ability: byRole[account.role] };
  }

  async function sessionOf(account: Account, refreshName: string): Promise<Session> {
    const userId = account.id;
    return {
      userData: userOf(account),
      accessToken: await tokens.sign('access', { userId, name: '' }),
      refreshToken: await tokens.sign('refresh', { userId, name: refreshName }),
    };
  }

  const accountOf = (id: number | undefined) => accounts.find((account) => account.id === id);

  async function setPassword(account: Account, password: string): Promise<LoginUserRow> {
    const changed = { ...account, digest: await digestOf(password, world.random) };
    accounts = accounts.map((one) => (one.id === changed.id ? changed : one));
    return userOf(changed);
  }

  return {
    roles: () =>
      (Object.keys(byRole) as LoginRole[]).map((role) => ({ role, ability: byRole[role] })),

    /** Who an access token speaks for; undefined when it speaks for nobody. */
    async viewer(accessToken: string): Promise<LoginUserRow | undefined> {
      const token = await tokens.read('access', accessToken);
      const account = accountOf(token?.userId);
      return account && userOf(account);
    },

    /** The first account, which calls without a sign-in are about. */
    first: (): LoginUserRow => userOf(accounts[0] as Account),

    /** Gives an account other names, unless somebody else has them. Null leaves one as it is. */
    identify(id: number, { username, fullName, email, avatar }: AccountGeneralInput): LoginUserRow {
      const account = accountOf(id);
      if (!account) throw forbidden('change', 'an account');
      const changes = present({ username, fullName, email, avatar });
      for (const field of ['username', 'email'] as const) {
        const isTaken = accounts.some((one) => one.id !== id && one[field] === changes[field]);
        if (isTaken) throw badInput(`settings.general.${field}`, 'is already in use.');
      }

      const changed = { ...account, ...changes };
      accounts = accounts.map((one) => (one.id === id ? changed : one));
      return userOf(changed);
    },

    async login({ email, password }: MutationLoginArgs): Promise<Session> {
      const account = accounts.find((one) => one.email === email);
      const isKnown = await isPasswordOf(account?.digest, password);
      if (!account || !isKnown) throw invalidCredentials();
      return sessionOf(account, families.found(account.id));
    },

    async register({ username, email, password }: MutationRegisterUserArgs): Promise<Registration> {
      const digest = await digestOf(password, world.random);
      const isEmailTaken = accounts.some((account) => account.email === email);
      const isNameTaken = accounts.some((account) => account.username === username);
      if (isEmailTaken || isNameTaken) {
        return {
          error: {
            email: isEmailTaken ? 'This email is already in use.' : null,
            username: isNameTaken ? 'This username is already in use.' : null,
          },
        };
      }

      const account: Account = {
        id: accounts.length + 1,
        fullName: '',
        username,
        avatar: null,
        email,
        role: 'ADMIN',
        hasExtras: false,
        digest,
      };
      accounts = [...accounts, account];
      const session = await sessionOf(account, families.found(account.id));
      const { accessToken, refreshToken } = session;
      return { user: userOf(account), accessToken, refreshToken };
    },

    async changePassword(
      caller: LoginUserRow | undefined,
      { oldPassword, newPassword }: MutationChangePasswordArgs,
    ): Promise<LoginUserRow> {
      const account = accountOf(caller?.id);
      if (!account) throw forbidden('change', 'a password');
      if (newPassword === '') throw badInput('newPassword', 'must not be empty.');
      const isKnown = await isPasswordOf(account.digest, oldPassword);
      if (!isKnown) throw badInput('oldPassword', 'is not the password so far.');

      return setPassword(account, newPassword);
    },

    /** The mail with the link; undefined for an address nobody signs in with. */
    requestReset(email: string): Letter | undefined {
      const wanted = email.trim().toLowerCase();
      const account = accounts.find((one) => one.email.toLowerCase() === wanted);
      return account && resets.letterTo(account);
    },

    async resetPassword({ token, password }: MutationResetPasswordArgs): Promise<LoginUserRow> {
      const account = accountOf(resets.ownerOf(token));
      if (!account) throw badInput('token', 'is too old, was used before, or was never given.');
      if (password.length < 8) throw badInput('password', 'needs eight characters or more.');

      resets.use(account.id);
      families.endAllOf(account.id);
      return setPassword(account, password);
    },

    async refresh(refreshToken: string): Promise<Session> {
      const token = await tokens.read('refresh', refreshToken);
      const account = accountOf(token?.userId);
      const next = token && families.follow(token.name);
      if (!account || !next) throw invalidToken();
      return sessionOf(account, next);
    },

    async logout(refreshToken: string): Promise<boolean> {
      const token = await tokens.read('refresh', refreshToken);
      return token ? families.end(token.name) : false;
    },
  };
}
