import type { CollectionOptions } from '../../collections.ts';
import { badInput, forbidden } from '../../errors.ts';
import type { Ability, LoginRole } from '../../gql/types.ts';
import { foldText } from '../../values/foldText.ts';
import { omitAbsent } from '../../values/rows.ts';
import type { Account, LoginUserRow } from './row.ts';

/** The changes to an account. A field that is absent or null stays unchanged. */
type AccountChanges = {
  [Field in 'username' | 'fullName' | 'email' | 'avatar']?: Account[Field] | null;
};

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

/** Returns the form in which names and addresses of accounts are compared. */
const normalize = (text: string) => foldText(text.trim());

/** Creates the part of the collection for accounts. */
export function createAccounts({ store }: Pick<CollectionOptions, 'store'>) {
  const accounts = store.table('auth.accounts', {
    rowName: 'account',
    type: 'LoginUser',
    rows: seedAccounts,
    facets: {
      email: ({ email }: Account) => normalize(email),
      username: ({ username }: Account) => normalize(username),
    },
  });

  const get = (id: number | null | undefined) => accounts.get(id ?? 0);
  const listByField = (field: 'email' | 'username', text: string): Account[] =>
    accounts.select({ where: { [field]: [normalize(text)] } }).rows;

  function getViewer(viewerId: number | null): LoginUserRow | undefined {
    const account = get(viewerId);
    return account && toUser(account);
  }

  return {
    get,
    /** Returns the account whose email address is exactly this text, as the REST contract requires for signing in. */
    getByExactEmail: (email: string) =>
      listByField('email', email).find((account) => account.email === email),
    getByEmail: (email: string): Account | undefined => listByField('email', email)[0],
    getByUsername: (username: string): Account | undefined => listByField('username', username)[0],

    getViewer,
    /** Returns the account of the caller. If the caller has not signed in, returns the first account. */
    getViewerOrFirst: (viewerId: number | null): LoginUserRow =>
      getViewer(viewerId) ?? toUser(accounts.get(1) ?? accounts.all()[0] ?? accounts.find(1)),

    add: (account: Omit<Account, 'id'>) => accounts.add({ id: accounts.nextId(), ...account }),

    /** Deletes an account. Throws `BAD_USER_INPUT` for the last administrator. */
    remove({ id, role }: Account) {
      const isAdmin = role === 'ADMIN';
      if (isAdmin && !accounts.all().some((other) => other.role === role && other.id !== id)) {
        throw badInput(
          'username',
          'belongs to the last administrator, who cannot be deleted. Register another one first.',
        );
      }
      accounts.remove(id);
    },

    setPassword: (account: Account, passwordHash: string) =>
      toUser(accounts.replace({ ...account, passwordHash })),

    /**
     * Changes the names, the email address and the avatar of an account. Throws `BAD_USER_INPUT` if another account has the
     * username or the email address.
     */
    updateAccount(id: number, { username, fullName, email, avatar }: AccountChanges): LoginUserRow {
      const account = get(id);
      if (!account) throw forbidden('requires an account', 'Sign in first.');
      const changes = omitAbsent({ username, fullName, email, avatar });
      for (const field of ['username', 'email'] as const) {
        const text = changes[field];
        const accountsOfText = text === undefined ? [] : listByField(field, text);
        if (accountsOfText.some((other) => other.id !== id)) {
          throw badInput(`settings.general.${field}`, 'is already in use.');
        }
      }
      return toUser(accounts.replace({ ...account, ...changes }));
    },
  };
}
