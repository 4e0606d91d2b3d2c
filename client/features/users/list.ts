import type {
  UserListPageQueryVariables,
  UserPlan,
  UserRole,
  UserSort,
  UserStatus,
} from '../../gql/users/graphql.ts';
import type { TableDefaults, TableParams } from '../../ui/table/useTableParams.ts';
import { plans, roles, statuses } from './enums.ts';

/** The order of the list: a column, or `NEWEST` by default. */
export type ListSort = UserSort | 'NEWEST';

type Filters = Record<'role' | 'plan' | 'status', string[]>;

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
  filters: { role: [], plan: [], status: [] },
  choices: { role: roles, plan: plans, status: statuses },
};

/** Returns the variables of the list query. */
export function getListVariables({
  role,
  plan,
  status,
  sortBy,
  ...params
}: TableParams<ListSort, Filters>): UserListPageQueryVariables {
  return {
    ...params,
    roles: role.length > 0 ? (role as UserRole[]) : null,
    plans: plan.length > 0 ? (plan as UserPlan[]) : null,
    statuses: status.length > 0 ? (status as UserStatus[]) : null,
    sortBy: sortBy === 'NEWEST' ? null : sortBy,
  };
}
