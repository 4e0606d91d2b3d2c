/** The roles that can call a field or a route with `AUTH=enforce`. */
export interface Access {
  anonymous: boolean;
  client: boolean;
  admin: boolean;
  /** Whether only the owner of a row can call the field, so that other admins are refused. */
  isOwnerOnly?: boolean;
}

/**
 * The roles that can call each root field and each REST route of a feature. The tables are written by hand. They are not
 * derived from the rules in the SDL, so that a test fails if a rule grants more access than its table.
 */
export type AccessTable = Record<string, Access>;

export const allRoles: Access = { anonymous: true, client: true, admin: true };
export const accountRoles: Access = { anonymous: false, client: true, admin: true };
export const adminOnly: Access = { anonymous: false, client: false, admin: true };
export const ownerOnly: Access = { ...adminOnly, isOwnerOnly: true };
