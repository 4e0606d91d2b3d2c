import { badInput } from '../../errors.ts';
import type {
  UserModule,
  UserPermission,
  UserPermissionInput,
  UserRole,
  UserRoleRights,
} from '../../gql/resolvers.ts';
import type { UserRow } from './row.ts';

const modules: UserModule[] = ['ADMIN', 'STAFF', 'AUTHOR', 'CONTRIBUTOR', 'USER'];

/** The permissions of each role, by module: r read, w write, c create, d delete. */
const rights: Record<UserRole, string[]> = {
  ADMIN: ['rwcd', 'rwcd', 'rwcd', 'rwcd', 'rwcd'],
  MAINTAINER: ['r', 'rw', 'rwc', 'rwcd', 'rwcd'],
  EDITOR: ['', 'r', 'rwc', 'rwcd', 'r'],
  AUTHOR: ['', 'r', 'rwc', 'r', 'r'],
  SUBSCRIBER: ['', '', 'r', 'r', 'r'],
};

export function getDefaultPermissions(role: UserRole): UserPermission[] {
  return modules.map((module, index) => ({
    module,
    canRead: rights[role][index]?.includes('r') ?? false,
    canWrite: rights[role][index]?.includes('w') ?? false,
    canCreate: rights[role][index]?.includes('c') ?? false,
    canDelete: rights[role][index]?.includes('d') ?? false,
  }));
}

export const roleRights = (): UserRoleRights[] =>
  (Object.keys(rights) as UserRole[]).map((role) => ({
    role,
    permissions: getDefaultPermissions(role),
  }));

export function listPermissions({ role, permissions }: UserRow): UserPermission[] {
  return permissions ?? getDefaultPermissions(role);
}

/**
 * Returns the permissions of a user after a change; undefined if they are those of the role, so that they follow
 * when the role changes.
 */
export function changedPermissions(
  current: UserPermission[],
  role: UserRole,
  changes: UserPermissionInput[],
): UserPermission[] | undefined {
  const blind = changes.find(
    ({ canRead, canWrite, canCreate, canDelete }) =>
      !canRead && (canWrite || canCreate || canDelete),
  );
  if (blind) {
    throw badInput(
      'user.permissions',
      `must let the user read ${blind.module} to write, create or delete there.`,
    );
  }

  const changed = current.map(
    (one) => changes.findLast(({ module }) => module === one.module) ?? one,
  );
  return areEqualPermissions(changed, getDefaultPermissions(role)) ? undefined : changed;
}

export function areEqualPermissions(a: UserPermission[], b: UserPermission[]): boolean {
  const bits = (permissions: UserPermission[]) =>
    permissions
      .map(({ canRead, canWrite, canCreate, canDelete }) =>
        [canRead, canWrite, canCreate, canDelete].map(Number).join(''),
      )
      .join();

  return bits(a) === bits(b);
}
