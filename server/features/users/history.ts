import type { CollectionOptions } from '../../collections.ts';
import type { UserChange, UserChangeKind, UserStatus } from '../../gql/types.ts';
import { addDays } from '../../values/days.ts';
import { getDetails } from './details.ts';
import { areEqualPermissions, listPermissions } from './permissions.ts';
import type { UserRow } from './row.ts';
import { getInitialStatus } from './seed.ts';

const kindByStatus: Record<UserStatus, UserChangeKind> = {
  ACTIVE: 'ACTIVATED',
  INACTIVE: 'SUSPENDED',
  PENDING: 'INVITED',
};

const noChange = { role: null, roleBefore: null, plan: null, planBefore: null };

/** The fields whose changes are recorded as `DETAILS_CHANGED`. */
const detailFields = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;

const serializeDetails = (user: UserRow) =>
  JSON.stringify([getDetails(user), ...detailFields.map((field) => user[field])]);

type NewChange = Omit<UserChange, 'at'>;

/** Returns the differences between two versions of a user. */
function findChanges(before: UserRow, after: UserRow): NewChange[] {
  const changes: NewChange[] = [];
  if (after.role !== before.role) {
    changes.push({ ...noChange, kind: 'ROLE_CHANGED', role: after.role, roleBefore: before.role });
  }
  if (after.currentPlan !== before.currentPlan) {
    const plans = { plan: after.currentPlan, planBefore: before.currentPlan };
    changes.push({ ...noChange, kind: 'PLAN_CHANGED', ...plans });
  }
  if (after.status !== before.status)
    changes.push({ ...noChange, kind: kindByStatus[after.status] });
  // The change of a role includes the change to the default permissions of the new role.
  const isSeparateChange = after.role === before.role || after.permissions !== undefined;
  if (isSeparateChange && !areEqualPermissions(listPermissions(before), listPermissions(after))) {
    changes.push({ ...noChange, kind: 'PERMISSIONS_CHANGED' });
  }
  if (after.avatar !== before.avatar) changes.push({ ...noChange, kind: 'PORTRAIT_CHANGED' });
  if (serializeDetails(after) !== serializeDetails(before)) {
    changes.push({ ...noChange, kind: 'DETAILS_CHANGED' });
  }
  return changes;
}

interface RecordedChanges {
  /** The id of the user. */
  id: number;
  /** The changes, latest first. */
  changes: UserChange[];
}

interface HistoryOptions extends Pick<CollectionOptions, 'store' | 'clock'> {
  /** Returns the highest id of the sample. Users of the sample have a history before the start. */
  lastSampleId: () => number;
}

/** Creates the part of the collection for the histories of users. */
export function createHistory({ store, clock, lastSampleId }: HistoryOptions) {
  const recordedChanges = store.table<RecordedChanges>('users.history', {
    rowName: 'history',
    type: 'User',
    isPart: true,
  });
  const getRecorded = (id: number) => recordedChanges.get(id)?.changes ?? [];

  /** Returns the changes before the start. In the sample, suspended users were active for some time. */
  function listSampleChanges({ id, createdAt }: UserRow): UserChange[] {
    const added = { ...noChange, kind: 'ADDED' as const, at: createdAt };
    if (id > lastSampleId() || getInitialStatus(id) === 'PENDING') return [added];

    const joined = new Date(createdAt);
    const days = (clock.startedAt().getTime() - joined.getTime()) / 86_400_000;
    const getTimeAt = (share: number) => addDays(joined, Math.max(1, days * share)).toISOString();
    const activated = {
      ...noChange,
      kind: 'ACTIVATED' as const,
      at: addDays(joined, 1).toISOString(),
    };
    if (getInitialStatus(id) === 'ACTIVE') return [activated, added];
    return [{ ...noChange, kind: 'SUSPENDED' as const, at: getTimeAt(0.85) }, activated, added];
  }

  function recordChanges(id: number, changes: NewChange[]) {
    if (changes.length === 0) return;
    const at = clock.now().toISOString();
    const latest = changes.map((change) => ({ ...change, at })).reverse();
    recordedChanges.put({ id, changes: [...latest, ...getRecorded(id)] });
  }

  return {
    /** Returns the changes of a user, latest first. */
    listChanges: (user: UserRow): UserChange[] => [
      ...getRecorded(user.id),
      ...listSampleChanges(user),
    ],
    addChanges: (before: UserRow, after: UserRow) =>
      recordChanges(after.id, findChanges(before, after)),
    add: (id: number, kind: UserChangeKind) => recordChanges(id, [{ ...noChange, kind }]),

    /** Returns the time when the current plan of a user began. */
    getPlanStart(user: UserRow): string {
      const change = getRecorded(user.id).find(({ kind }) => kind === 'PLAN_CHANGED');
      return change?.at ?? user.createdAt;
    },
  };
}
