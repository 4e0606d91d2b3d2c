import type { User, UserDetails, UserPermission } from '../../gql/resolvers.ts';

/** A stored user. Details and permissions are only stored after a change, and relations never. */
export interface UserRow
  extends Pick<
    User,
    | 'id'
    | 'fullName'
    | 'company'
    | 'role'
    | 'username'
    | 'country'
    | 'contact'
    | 'email'
    | 'currentPlan'
    | 'status'
    | 'avatar'
    | 'createdAt'
  > {
  details?: UserDetails;
  permissions?: UserPermission[];
}
