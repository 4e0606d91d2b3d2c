import type {
  UserListPageQueryVariables,
  UserPlan,
  UserRole,
  UserSort,
  UserStatus,
} from '../../gql/users/graphql.ts';
import type { TableDefaults, TableParams } from '../../ui/table/useTableParams.ts';
import { plans, roles, statuses } from './facts.ts';

/** A column, or the default order: newest first. */
export type ListSort = UserSort | 'NEWEST';

type Filters = Record<'role' | 'plan' | 'status', string>;

export const listDefaults: TableDefaults<ListSort, Filters> = {
  sortBy: 'NEWEST',
  sorts: [
    'NEWEST',
    'FULL_NAME',
    'EMAIL',
    'ROLE',
    'PLAN',
    'STATUS',
    'COMPANY',
    'COUNTRY',
    'CONTACT',
    'CREATED_AT',
  ],
  filters: { role: '', plan: '', status: '' },
  choices: { role: ['', ...roles], plan: ['', ...plans], status: ['', ...statuses] },
};

/** Returns the query variables of the list. */
export function getListVariables({
  role,
  plan,
  status,
  sortBy,
  ...params
}: TableParams<ListSort, Filters>): UserListPageQueryVariables {
  return {
    ...params,
    roles: role ? [role as UserRole] : null,
    plans: plan ? [plan as UserPlan] : null,
    statuses: status ? [status as UserStatus] : null,
    sortBy: sortBy === 'NEWEST' ? null : sortBy,
  };
}
