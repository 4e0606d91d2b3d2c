import type { PermissionTable_PermissionFragment as Permission } from '../../gql/users/graphql.ts';

export const abilities = ['canRead', 'canWrite', 'canCreate', 'canDelete'] as const;

export type Ability = (typeof abilities)[number];

/** Toggles a permission. Write permissions require "read"; removing "read" removes all. */
export function togglePermission(
  permissions: Permission[],
  one: Permission,
  ability: Ability,
): Permission[] {
  const isAllowed = !one[ability];
  const none = { canRead: false, canWrite: false, canCreate: false, canDelete: false };
  const changed =
    ability === 'canRead' && !isAllowed
      ? { ...one, ...none }
      : { ...one, canRead: true, [ability]: isAllowed };

  return permissions.map((existing) => (existing === one ? changed : existing));
}
