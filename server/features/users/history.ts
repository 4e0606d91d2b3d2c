import type { CollectionOptions } from '../../feature.ts';
import type { UserChange, UserChangeKind, UserStatus } from '../../gql/resolvers.ts';
import { addDays } from '../../values/days.ts';
import { createDetails } from './details.ts';
import { areEqualPermissions, listPermissions } from './permissions.ts';
import type { UserRow } from './row.ts';
import { getInitialStatus } from './seed.ts';

const kindOf: Record<UserStatus, UserChangeKind> = {
  ACTIVE: 'ACTIVATED',
  INACTIVE: 'SUSPENDED',
  PENDING: 'INVITED',
};

const noChange = { role: null, roleBefore: null, plan: null, planBefore: null };

/** The fields whose change is an entry of the history. */
const details = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;

const detailed = (user: UserRow) =>
  JSON.stringify([createDetails(user), ...details.map((field) => user[field])]);

type NewChange = Omit<UserChange, 'at'>;

/** Returns what is different between two versions of a user. */
function findChanges(before: UserRow, after: UserRow): NewChange[] {
  const changes: NewChange[] = [];
  if (after.role !== before.role) {
    changes.push({ ...noChange, kind: 'ROLE_CHANGED', role: after.role, roleBefore: before.role });
  }
  if (after.currentPlan !== before.currentPlan) {
    const plans = { plan: after.currentPlan, planBefore: before.currentPlan };
    changes.push({ ...noChange, kind: 'PLAN_CHANGED', ...plans });
  }
  if (after.status !== before.status) changes.push({ ...noChange, kind: kindOf[after.status] });
  // The permissions that come with a role are part of the change of role.
  const isOwn = after.role === before.role || after.permissions !== undefined;
  if (isOwn && !areEqualPermissions(listPermissions(before), listPermissions(after))) {
    changes.push({ ...noChange, kind: 'PERMISSIONS_CHANGED' });
  }
  if (after.avatar !== before.avatar) changes.push({ ...noChange, kind: 'PORTRAIT_CHANGED' });
  if (detailed(after) !== detailed(before)) {
    changes.push({ ...noChange, kind: 'DETAILS_CHANGED' });
  }
  return changes;
}

interface RecordedChanges {
  /** The id of the user. */
  id: number;
  /** The latest first. */
  changes: UserChange[];
}

interface HistoryOptions extends Pick<CollectionOptions, 'store' | 'clock'> {
  /** Users of the sample, up to this id, have a history. */
  lastSampleId: () => number;
}

/** Creates the history of the users. */
export function createHistory({ store, clock, lastSampleId }: HistoryOptions) {
  const recorded = store.table<RecordedChanges>('users.history', { rowName: 'history' });
  const recordedOf = (id: number) => recorded.get(id)?.changes ?? [];

  /** Returns what happened before the start. Suspended users were active for a while. */
  function past({ id, createdAt }: UserRow): UserChange[] {
    const added = { ...noChange, kind: 'ADDED' as const, at: createdAt };
    if (id > lastSampleId() || getInitialStatus(id) === 'PENDING') return [added];

    const joined = new Date(createdAt);
    const days = (clock.startedAt().getTime() - joined.getTime()) / 86_400_000;
    const after = (part: number) => addDays(joined, Math.max(1, days * part)).toISOString();
    const activated = {
      ...noChange,
      kind: 'ACTIVATED' as const,
      at: addDays(joined, 1).toISOString(),
    };
    if (getInitialStatus(id) === 'ACTIVE') return [activated, added];
    return [{ ...noChange, kind: 'SUSPENDED' as const, at: after(0.85) }, activated, added];
  }

  function record(id: number, changes: NewChange[]) {
    if (changes.length === 0) return;
    const at = clock.now().toISOString();
    const latest = changes.map((change) => ({ ...change, at })).reverse();
    recorded.put({ id, changes: [...latest, ...recordedOf(id)] });
  }

  return {
    /** Returns the changes of a user, the latest first. */
    of: (user: UserRow): UserChange[] => [...recordedOf(user.id), ...past(user)],
    addChanges: (before: UserRow, after: UserRow) => record(after.id, findChanges(before, after)),
    add: (id: number, kind: UserChangeKind) => record(id, [{ ...noChange, kind }]),

    /** Returns when the current plan of a user began. */
    planSince(user: UserRow): string {
      const change = recordedOf(user.id).find(({ kind }) => kind === 'PLAN_CHANGED');
      return change?.at ?? user.createdAt;
    },
  };
}
