import { badInput, forbidden } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { Ability, AccountGeneralInput, LoginRole } from '../../gql/resolvers.ts';
import { omitAbsent } from '../../values/rows.ts';
import type { Account, LoginUserRow } from './row.ts';
import { seedAccounts } from './seed.ts';

const byRole: Record<LoginRole, Ability[]> = {
  ADMIN: [{ action: 'manage', subject: 'all' }],
  CLIENT: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

export const roles = () =>
  (Object.keys(byRole) as LoginRole[]).map((role) => ({ role, ability: byRole[role] }));

/** Returns an account as others see it. */
export function toUser({ passwordHash: _, ...account }: Account): LoginUserRow {
  return { ...account, ability: byRole[account.role] };
}

/** Creates the accounts that can sign in. */
export function createAccounts({ store }: Pick<CollectionOptions, 'store'>) {
  const accounts = store.table('auth.accounts', {
    rowName: 'account',
    rows: seedAccounts,
    facets: {
      email: ({ email }: Account) => email,
      username: ({ username }: Account) => username,
    },
  });

  const get = (id: number | null | undefined) => accounts.get(id ?? 0);
  const withText = (field: 'email' | 'username', text: string) =>
    accounts.select({ where: { [field]: [text] } }).rows[0];

  function viewer(viewerId: number | null): LoginUserRow | undefined {
    const account = get(viewerId);
    return account && toUser(account);
  }

  return {
    get,
    withEmail: (email: string) => withText('email', email),
    withUsername: (username: string) => withText('username', username),

    /** Returns the account with an address in any case. */
    withAnyCaseEmail(email: string): Account | undefined {
      const wanted = email.trim().toLowerCase();
      return accounts.all().find((one) => one.email.toLowerCase() === wanted);
    },

    viewer,
    /** Returns the account that a call is about: the caller's, or the first one without a caller. */
    viewerOrFirst: (viewerId: number | null): LoginUserRow =>
      viewer(viewerId) ?? toUser(accounts.find(1)),

    add: (account: Omit<Account, 'id'>) => accounts.add({ id: accounts.nextId(), ...account }),

    setPassword: (account: Account, passwordHash: string) =>
      toUser(accounts.replace({ ...account, passwordHash })),

    /**
     * Changes the names of an account. `null` keeps a name. Throws if another account has the name.
     */
    identify(id: number, { username, fullName, email, avatar }: AccountGeneralInput): LoginUserRow {
      const account = get(id);
      if (!account) throw forbidden('requires an account', 'Sign in first.');
      const changes = omitAbsent({ username, fullName, email, avatar });
      for (const field of ['username', 'email'] as const) {
        const text = changes[field];
        const holder = text === undefined ? undefined : withText(field, text);
        if (holder && holder.id !== id) {
          throw badInput(`settings.general.${field}`, 'is already in use.');
        }
      }
      return toUser(accounts.replace({ ...account, ...changes }));
    },
  };
}
