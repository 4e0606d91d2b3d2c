import type { CollectionOptions } from '../../collections.ts';
import { badInput, conflict } from '../../errors.ts';
import type {
  MutationAddUserArgs,
  QueryUserPageArgs,
  UpdateUserInput,
  UserDetailsInput,
  UserStatus,
  UserText,
} from '../../gql/types.ts';
import { formatDay } from '../../values/days.ts';
import { foldText } from '../../values/foldText.ts';
import { omitAbsent } from '../../values/rows.ts';
import { checkDetails, checkTexts } from './checks.ts';
import { getDetails } from './details.ts';
import { createHistory } from './history.ts';
import { computePermissions, getDefaultPermissions, listPermissions } from './permissions.ts';
import { getPlanEndDay } from './plans.ts';
import type { UserRow } from './row.ts';
import { createUsersTable, type UserSortName } from './usersTable.ts';

/** The texts that can be searched, in the order of the texts of the table. */
const searchableTexts: UserText[] = ['USERNAME', 'FULL_NAME', 'EMAIL'];
const textIndexes = [...searchableTexts.keys()];

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const users = createUsersTable(options);
  /** The highest id of the sample. */
  const lastSampleId = store.value('users.lastSampleId', () => users.nextId() - 1);
  const history = createHistory({ store, clock, lastSampleId: lastSampleId.get });
  const removedUsers = store.table<UserRow>('users.removedUsers', { rowName: 'removed user' });

  /** Returns the user with a username or email address, ignoring case. */
  function findByText(field: 'username' | 'email', text: string, exceptId?: number | null) {
    const normalized = foldText(text.trim());
    if (normalized === '') return undefined;
    return users.all().find((row) => foldText(row[field]) === normalized && row.id !== exceptId);
  }

  /** Returns the users by their full names. Of users with the same name, the first one is returned. */
  const getUsersByName = users.memoize(
    () =>
      new Map(
        users
          .all()
          .toReversed()
          .map((row) => [row.fullName, row]),
      ),
  );

  function checkUnique(user: Partial<UserRow>, path: string) {
    for (const field of ['username', 'email'] as const) {
      const text = user[field];
      if (text && findByText(field, text, user.id))
        throw badInput(path + field, 'is already in use. Choose another one.');
    }
  }

  /** Returns the rank of a user in the stored order: new users come first, then the sample. */
  const getRank = (id: number) => (id > lastSampleId.get() ? -id : id);

  function replace(before: UserRow, after: UserRow): UserRow {
    history.addChanges(before, after);
    return users.replace(after);
  }

  /** Returns the users with the ids. Throws `NOT_FOUND` if one of them is unknown. */
  const findAll = (ids: number[], find = users.find) => [...new Set(ids)].map(find);

  function remove(id: number): UserRow {
    const user = removedUsers.add(users.remove(id));
    history.add(id, 'DELETED');
    return user;
  }

  function restore(user: UserRow): UserRow {
    users.add(removedUsers.remove(user.id));
    history.add(user.id, 'RESTORED');
    return users.move(user.id, users.all().find(({ id }) => getRank(id) > getRank(user.id))?.id);
  }

  return {
    list: users.all,
    get: users.get,
    listChanges: history.listChanges,
    getPlanEndDay: (user: UserRow) => getPlanEndDay(history.getPlanStart(user), clock.now()),

    selectPage(args: QueryUserPageArgs) {
      const { q, texts, roles, plans, statuses, sortBy, isDescending, page, perPage } = args;
      const textPositions = textIndexes.filter((index) =>
        texts.includes(searchableTexts[index] as UserText),
      );
      const { rows, total } = users.select({
        q,
        textPositions: textPositions.length < searchableTexts.length ? textPositions : undefined,
        where: { role: roles, plan: plans, status: statuses },
        sort: sortBy && ((isDescending ? `${sortBy}_DESC` : sortBy) as UserSortName),
        page,
        perPage,
      });
      return { users: rows, total };
    },

    /** Returns the user with a full name. References to deleted users have an empty name. */
    findByName: (fullName: string): UserRow | undefined =>
      fullName === '' ? undefined : getUsersByName('').get(fullName),

    isTaken: (field: 'username' | 'email', text: string, exceptId?: number | null) =>
      findByText(field, text, exceptId) !== undefined,

    add({ isLenient, ...user }: MutationAddUserArgs): UserRow {
      if (!isLenient) {
        checkTexts(user);
        checkUnique(user, '');
      }
      const createdAt = clock.now().toISOString();
      return users.add({ id: users.nextId(), ...user, createdAt }, 'first');
    },

    update({ details, permissions, ...changes }: UpdateUserInput): UserRow {
      const user = users.find(changes.id);
      checkTexts(changes, 'user.');
      checkUnique(omitAbsent(changes), 'user.');
      if (details) checkDetails(details, formatDay(clock.now()));

      const updated: UserRow = { ...user, ...omitAbsent(changes) };
      if (details) updated.details = mergeDetails(user, details);
      if (updated.role !== user.role) updated.permissions = undefined;
      if (permissions) {
        const current =
          updated.role === user.role ? listPermissions(user) : getDefaultPermissions(updated.role);
        updated.permissions = computePermissions(current, updated.role, permissions);
      }
      return replace(user, updated);
    },

    setStatus: (ids: number[], status: UserStatus): UserRow[] =>
      findAll(ids).map((user) =>
        user.status === status ? user : replace(user, { ...user, status }),
      ),

    remove,
    removeAll: (ids: number[]): number[] => findAll(ids).map(({ id }) => remove(id).id),

    restoreAll(ids: number[]): UserRow[] {
      const deletedUsers = findAll(ids, removedUsers.find);
      for (const { username, email } of deletedUsers) {
        const takenTexts = [
          findByText('username', username) && username,
          findByText('email', email) && email,
        ];
        const [text] = takenTexts.filter(Boolean);
        if (text) throw conflict(`Another user now has ${text}. Change that user first.`);
      }
      return deletedUsers.map(restore);
    },
  };
}

/** Returns the details after a change. Null removes the date of birth or the gender, and keeps all other fields. */
function mergeDetails(user: UserRow, changes: UserDetailsInput) {
  const current = getDetails(user);
  const { birthDate = current.birthDate, gender = current.gender } = changes;
  const address = { ...current.address, ...omitAbsent(changes.address ?? {}) };
  const links = { ...current.links, ...omitAbsent(changes.links ?? {}) };
  return { ...current, ...omitAbsent(changes), birthDate, gender, address, links };
}

declare module '../../collections.ts' {
  interface Collections {
    users: ReturnType<typeof createCollection>;
  }
}
