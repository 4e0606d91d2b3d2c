import { badInput, conflict } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  MutationAddUserArgs,
  QueryUserPageArgs,
  UpdateUserInput,
  UserDetailsInput,
  UserStatus,
  UserText,
} from '../../gql/resolvers.ts';
import { formatDay } from '../../values/days.ts';
import { omitAbsent } from '../../values/rows.ts';
import { checkDetails, checkTexts } from './checks.ts';
import { createDetails } from './details.ts';
import { createHistory } from './history.ts';
import { changedPermissions, getDefaultPermissions, listPermissions } from './permissions.ts';
import { endOfPlan } from './plans.ts';
import type { UserRow } from './row.ts';
import { computeSales, type Invoice } from './sales.ts';
import { createUsersTable, type UserOrder } from './usersTable.ts';

/** In the order of the texts of the table. */
const searchable: UserText[] = ['USERNAME', 'FULL_NAME', 'EMAIL'];
const indexes = [...searchable.keys()];

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const users = createUsersTable(options);
  /** The highest id of the sample. */
  const lastSampleId = store.value('users.lastSampleId', () => users.nextId() - 1);
  const history = createHistory({ store, clock, lastSampleId: lastSampleId.get });
  const removed = store.table<UserRow>('users.removedUsers', { rowName: 'removed user' });

  function findHolder(field: 'username' | 'email', text: string, exceptId?: number | null) {
    const normalized = text.trim().toLowerCase();
    if (normalized === '') return undefined;
    return users
      .select({ q: normalized })
      .rows.find((row) => row[field].toLowerCase() === normalized && row.id !== exceptId);
  }

  function checkFree(user: Partial<UserRow>, path: string) {
    for (const field of ['username', 'email'] as const) {
      const text = user[field];
      if (text && findHolder(field, text, user.id))
        throw badInput(path + field, `${text} is taken.`);
    }
  }

  /** New users first, then the sample in its order. */
  const getRank = (id: number) => (id > lastSampleId.get() ? -id : id);

  function replace(before: UserRow, after: UserRow): UserRow {
    history.addChanges(before, after);
    return users.replace(after);
  }

  /** Returns all of these users, or throws if one is unknown. */
  const findAll = (ids: number[], find = users.find) => [...new Set(ids)].map(find);

  function remove(id: number): UserRow {
    const user = removed.add(users.remove(id));
    history.add(id, 'DELETED');
    return user;
  }

  function restore(user: UserRow): UserRow {
    users.add(removed.remove(user.id));
    history.add(user.id, 'RESTORED');
    return users.move(user.id, users.all().find(({ id }) => getRank(id) > getRank(user.id))?.id);
  }

  return {
    all: users.all,
    get: users.get,
    history: history.of,
    computeSales: (invoices: Invoice[]) => computeSales(invoices, clock.now()),
    planEndsOn: (user: UserRow) => endOfPlan(history.planSince(user), clock.now()),

    page(args: QueryUserPageArgs) {
      const { q, texts, roles, plans, statuses, sortBy, isDescending, page, perPage } = args;
      const textPositions = indexes.filter((index) =>
        texts.includes(searchable[index] as UserText),
      );
      const { rows, total } = users.select({
        q,
        textPositions: textPositions.length < searchable.length ? textPositions : undefined,
        where: { role: roles, plan: plans, status: statuses },
        sort: sortBy && ((isDescending ? `${sortBy}_DESC` : sortBy) as UserOrder),
        page,
        perPage,
      });
      return { users: rows, total };
    },

    /** Deleted users have no name. */
    findByName(fullName: string): UserRow | undefined {
      if (fullName === '') return undefined;
      return users.select({ q: fullName }).rows.find((row) => row.fullName === fullName);
    },

    isTaken: (field: 'username' | 'email', text: string, exceptId?: number | null) =>
      findHolder(field, text, exceptId) !== undefined,

    add({ isLenient, ...user }: MutationAddUserArgs): UserRow {
      if (!isLenient) {
        checkTexts(user);
        checkFree(user, '');
      }
      const createdAt = clock.now().toISOString();
      return users.add({ id: users.nextId(), ...user, createdAt }, 'first');
    },

    update({ details, permissions, ...changes }: UpdateUserInput): UserRow {
      const user = users.find(changes.id);
      checkTexts(changes, 'user.');
      checkFree(omitAbsent(changes), 'user.');
      if (details) checkDetails(details, formatDay(clock.now()));

      const changed: UserRow = { ...user, ...omitAbsent(changes) };
      if (details) changed.details = mergeDetails(user, details);
      if (changed.role !== user.role) changed.permissions = undefined;
      if (permissions) {
        const current =
          changed.role === user.role ? listPermissions(user) : getDefaultPermissions(changed.role);
        changed.permissions = changedPermissions(current, changed.role, permissions);
      }
      return replace(user, changed);
    },

    setStatus: (ids: number[], status: UserStatus): UserRow[] =>
      findAll(ids).map((user) =>
        user.status === status ? user : replace(user, { ...user, status }),
      ),

    remove,
    removeAll: (ids: number[]): number[] => findAll(ids).map(({ id }) => remove(id).id),

    restoreAll(ids: number[]): UserRow[] {
      const gone = findAll(ids, removed.find);
      for (const { username, email } of gone) {
        const taken = [
          findHolder('username', username) && username,
          findHolder('email', email) && email,
        ];
        const [text] = taken.filter(Boolean);
        if (text) throw conflict(`${text} is somebody else’s now. Change that user first.`);
      }
      return gone.map(restore);
    },
  };
}

/** A day and a form of address can be taken away; all else stays when it is null. */
function mergeDetails(user: UserRow, changes: UserDetailsInput) {
  const current = createDetails(user);
  const { birthDate = current.birthDate, gender = current.gender } = changes;
  return { ...current, ...omitAbsent(changes), birthDate, gender };
}
