import type { User, UserDetails, UserPermission } from '../../gql/types.ts';

/** A stored user. Details and permissions are undefined until they are changed. */
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
