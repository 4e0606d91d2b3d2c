import type { CollectionOptions } from '../../collections.ts';
import { badInput, forbidden } from '../../errors.ts';
import type { Ability, AccountGeneralInput, LoginRole } from '../../gql/types.ts';
import { omitAbsent } from '../../values/rows.ts';
import type { Account, LoginUserRow } from './row.ts';
import { seedAccounts } from './seed.ts';

const abilitiesByRole: Record<LoginRole, Ability[]> = {
  ADMIN: [{ action: 'manage', subject: 'all' }],
  CLIENT: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

export const listRoles = () =>
  (Object.keys(abilitiesByRole) as LoginRole[]).map((role) => ({
    role,
    ability: abilitiesByRole[role],
  }));

/** Converts an account for the API: adds its abilities and omits the hash of its password. */
export function toUser({ passwordHash: _, ...account }: Account): LoginUserRow {
  return { ...account, ability: abilitiesByRole[account.role] };
}

/** Creates the part of the collection for accounts. */
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
  const getByField = (field: 'email' | 'username', text: string) =>
    accounts.select({ where: { [field]: [text] } }).rows[0];

  function getViewer(viewerId: number | null): LoginUserRow | undefined {
    const account = get(viewerId);
    return account && toUser(account);
  }

  return {
    get,
    getByEmail: (email: string) => getByField('email', email),
    getByUsername: (username: string) => getByField('username', username),

    /** Returns the account with an email address, ignoring case. */
    getByEmailIgnoringCase(email: string): Account | undefined {
      const wanted = email.trim().toLowerCase();
      return accounts.all().find((account) => account.email.toLowerCase() === wanted);
    },

    getViewer,
    /** Returns the account of the caller. If the caller has not signed in, returns the first account. */
    getViewerOrFirst: (viewerId: number | null): LoginUserRow =>
      getViewer(viewerId) ?? toUser(accounts.find(1)),

    add: (account: Omit<Account, 'id'>) => accounts.add({ id: accounts.nextId(), ...account }),

    setPassword: (account: Account, passwordHash: string) =>
      toUser(accounts.replace({ ...account, passwordHash })),

    /**
     * Changes the names, the email address and the avatar of an account. A field that is absent or null stays
     * unchanged. Throws `BAD_USER_INPUT` if another account has the username or the email address.
     */
    updateAccount(
      id: number,
      { username, fullName, email, avatar }: AccountGeneralInput,
    ): LoginUserRow {
      const account = get(id);
      if (!account) throw forbidden('requires an account', 'Sign in first.');
      const changes = omitAbsent({ username, fullName, email, avatar });
      for (const field of ['username', 'email'] as const) {
        const text = changes[field];
        const otherAccount = text === undefined ? undefined : getByField(field, text);
        if (otherAccount && otherAccount.id !== id) {
          throw badInput(`settings.general.${field}`, 'is already in use.');
        }
      }
      return toUser(accounts.replace({ ...account, ...changes }));
    },
  };
}
