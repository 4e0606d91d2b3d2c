import type { PermissionTable_PermissionFragment as Permission } from '../../gql/users/graphql.ts';

export const abilities = ['canRead', 'canWrite', 'canCreate', 'canDelete'] as const;

export type Ability = (typeof abilities)[number];

/**
 * Returns the permissions with one ability toggled. All abilities require `canRead`: it is added with
 * another ability, and its removal removes all of them.
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
