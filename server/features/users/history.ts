import { daysAfter } from '../../days.ts';
import type { UserChange, UserChangeKind, UserStatus } from '../../gql/resolvers.ts';
import { detailsOf } from './details.ts';
import { areAlike, permissionsOf } from './permissions.ts';
import type { UserRow } from './row.ts';
import { firstStatus } from './seed.ts';

const kindOf: Record<UserStatus, UserChangeKind> = {
  ACTIVE: 'ACTIVATED',
  INACTIVE: 'SUSPENDED',
  PENDING: 'INVITED',
};

const nothing = { role: null, roleBefore: null, plan: null, planBefore: null };

/** The fields whose change is told in one entry. */
const details = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;

const detailed = (user: UserRow) =>
  JSON.stringify([detailsOf(user), ...details.map((field) => user[field])]);

type Told = Omit<UserChange, 'at'>;

/** What was changed from one version of a user to the next. */
function changesOf(before: UserRow, after: UserRow): Told[] {
  const changes: Told[] = [];
  if (after.role !== before.role) {
    changes.push({ ...nothing, kind: 'ROLE_CHANGED', role: after.role, roleBefore: before.role });
  }
  if (after.currentPlan !== before.currentPlan) {
    const plans = { plan: after.currentPlan, planBefore: before.currentPlan };
    changes.push({ ...nothing, kind: 'PLAN_CHANGED', ...plans });
  }
  if (after.status !== before.status) changes.push({ ...nothing, kind: kindOf[after.status] });
  // The rights that come with a role are told by the role.
  const isOwn = after.role === before.role || after.permissions !== undefined;
  if (isOwn && !areAlike(permissionsOf(before), permissionsOf(after))) {
    changes.push({ ...nothing, kind: 'PERMISSIONS_CHANGED' });
  }
  if (after.avatar !== before.avatar) changes.push({ ...nothing, kind: 'PORTRAIT_CHANGED' });
  if (detailed(after) !== detailed(before)) {
    changes.push({ ...nothing, kind: 'DETAILS_CHANGED' });
  }
  return changes;
}

/** What happened to the users. Those of the sample, the first `sampled`, have a past. */
export function createHistory(now: () => Date, sampled: number) {
  const start = now();
  const recorded = new Map<number, UserChange[]>();

  /** Who was suspended before the start was so after a while. */
  function past({ id, createdAt }: UserRow): UserChange[] {
    const added = { ...nothing, kind: 'ADDED' as const, at: createdAt };
    if (id > sampled || firstStatus(id) === 'PENDING') return [added];

    const joined = new Date(createdAt);
    const days = (start.getTime() - joined.getTime()) / 86_400_000;
    const after = (part: number) => daysAfter(joined, Math.max(1, days * part)).toISOString();
    const activated = {
      ...nothing,
      kind: 'ACTIVATED' as const,
      at: daysAfter(joined, 1).toISOString(),
    };
    if (firstStatus(id) === 'ACTIVE') return [activated, added];
    return [{ ...nothing, kind: 'SUSPENDED' as const, at: after(0.85) }, activated, added];
  }

  function record(id: number, changes: Told[]) {
    const at = now().toISOString();
    const told = changes.map((change) => ({ ...change, at }));
    recorded.set(id, [...told.reverse(), ...(recorded.get(id) ?? [])]);
  }

  return {
    /** The latest first. */
    of: (user: UserRow): UserChange[] => [...(recorded.get(user.id) ?? []), ...past(user)],
    changed: (before: UserRow, after: UserRow) => record(after.id, changesOf(before, after)),
    tell: (id: number, kind: UserChangeKind) => record(id, [{ ...nothing, kind }]),

    /** When the plan began that the user has now. */
    planSince(user: UserRow): string {
      const change = recorded.get(user.id)?.find(({ kind }) => kind === 'PLAN_CHANGED');
      return change?.at ?? user.createdAt;
    },
  };
}
