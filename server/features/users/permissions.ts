import { badInput } from '../../errors.ts';
import type {
  UserModule,
  UserPermission,
  UserPermissionInput,
  UserRole,
  UserRolePermissions,
} from '../../gql/types.ts';
import type { UserRow } from './row.ts';

const modules: UserModule[] = ['ADMIN', 'STAFF', 'AUTHOR', 'CONTRIBUTOR', 'USER'];

/** The permissions of each role, in the order of `modules`: r for read, w for write, c for create, d for delete. */
const permissionsByRole: Record<UserRole, string[]> = {
  ADMIN: ['rwcd', 'rwcd', 'rwcd', 'rwcd', 'rwcd'],
  MAINTAINER: ['r', 'rw', 'rwc', 'rwcd', 'rwcd'],
  EDITOR: ['', 'r', 'rwc', 'rwcd', 'r'],
  AUTHOR: ['', 'r', 'rwc', 'r', 'r'],
  SUBSCRIBER: ['', '', 'r', 'r', 'r'],
};

export function getDefaultPermissions(role: UserRole): UserPermission[] {
  return modules.map((module, index) => ({
    module,
    canRead: permissionsByRole[role][index]?.includes('r') ?? false,
    canWrite: permissionsByRole[role][index]?.includes('w') ?? false,
    canCreate: permissionsByRole[role][index]?.includes('c') ?? false,
    canDelete: permissionsByRole[role][index]?.includes('d') ?? false,
  }));
}

export const listRolePermissions = (): UserRolePermissions[] =>
  (Object.keys(permissionsByRole) as UserRole[]).map((role) => ({
    role,
    permissions: getDefaultPermissions(role),
  }));

export function listPermissions({ role, permissions }: UserRow): UserPermission[] {
  return permissions ?? getDefaultPermissions(role);
}

/**
 * Returns the permissions of a user after a change. Returns undefined if they are the default permissions of the role,
 * so that a later change of the role also changes the permissions.
 */
export function computePermissions(
  current: UserPermission[],
  role: UserRole,
  changes: UserPermissionInput[],
): UserPermission[] | undefined {
  const withoutRead = changes.find(
    ({ canRead, canWrite, canCreate, canDelete }) =>
      !canRead && (canWrite || canCreate || canDelete),
  );
  if (withoutRead) {
    throw badInput(
      'user.permissions',
      `must include canRead for ${withoutRead.module}, because the user can write, create or delete there.`,
    );
  }

  const updated = current.map(
    (permission) => changes.findLast(({ module }) => module === permission.module) ?? permission,
  );
  return areEqualPermissions(updated, getDefaultPermissions(role)) ? undefined : updated;
}

export function areEqualPermissions(a: UserPermission[], b: UserPermission[]): boolean {
  const serialize = (permissions: UserPermission[]) =>
    permissions
      .map(({ canRead, canWrite, canCreate, canDelete }) =>
        [canRead, canWrite, canCreate, canDelete].map(Number).join(''),
      )
      .join();

  return serialize(a) === serialize(b);
}
