import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole, UserStatus } from '../../gql/users/graphql.ts';
import { useUserCountQuery } from '../../gql/users/hooks.ts';
import { FilterChip, FilterCount } from '../../ui/table/FilterChip.tsx';
import type { useTableParams } from '../../ui/table/useTableParams.ts';
import { plans, roles, statuses } from './enums.ts';
import { getListVariables, type ListSort } from './list.ts';

type Table = ReturnType<
  typeof useTableParams<ListSort, Record<'role' | 'plan' | 'status', string[]>>
>;

const filters = [
  ['role', roles],
  ['plan', plans],
  ['status', statuses],
] as const;

type ValueKey = `role.${UserRole}` | `plan.${UserPlan}` | `status.${UserStatus}`;

/** The filters by role, plan and status. */
export function UserFilters({ table }: { table: Table }) {
  const { t } = useTranslation('users');

  return filters.map(([name, values]) => (
    <FilterChip<string>
      key={name}
      label={t(`field.${name}`)}
      options={values.map((value) => ({ value, label: t(`${name}.${value}` as ValueKey) }))}
      values={table.shown[name]}
      onChange={(chosen) => table.change({ [name]: chosen })}
      renderCount={(value) => <UserCount shown={{ ...table.shown, [name]: [value] }} />}
    />
  ));
}

/** The number of users that match all filters. */
function UserCount({ shown }: { shown: Table['shown'] }) {
  const { q, roles, plans, statuses } = getListVariables(shown);
  const { data } = useUserCountQuery({ variables: { q, roles, plans, statuses } });
  return <FilterCount count={data?.userPage.total} />;
}
