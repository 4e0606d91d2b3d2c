import type { PermissionTable_PermissionFragment as Permission } from '../../gql/users/graphql.ts';

export const abilities = ['canRead', 'canWrite', 'canCreate', 'canDelete'] as const;

export type Ability = (typeof abilities)[number];

/**
 * Returns the permissions with one ability toggled. All other abilities require `canRead`. Adding one of
 * them also adds `canRead`, and removing `canRead` removes all of them.
 */
export function togglePermission(
  permissions: Permission[],
  permission: Permission,
  ability: Ability,
): Permission[] {
  const isAllowed = !permission[ability];
  const noAbilities = { canRead: false, canWrite: false, canCreate: false, canDelete: false };
  const changed =
    ability === 'canRead' && !isAllowed
      ? { ...permission, ...noAbilities }
      : { ...permission, canRead: true, [ability]: isAllowed };

  return permissions.map((existing) => (existing === permission ? changed : existing));
}
