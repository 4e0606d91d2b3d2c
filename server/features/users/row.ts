import type { User, UserDetails, UserPermission } from '../../gql/resolvers.ts';

/** A user as kept: details and permissions only once somebody changed them, relations never. */
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
