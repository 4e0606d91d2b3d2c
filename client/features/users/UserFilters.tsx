import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole, UserStatus } from '../../gql/users/graphql.ts';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import type { useTableParams } from '../../ui/table/useTableParams.ts';
import { plans, roles, statuses } from './enums.ts';
import type { ListSort } from './list.ts';

type Table = ReturnType<
  typeof useTableParams<ListSort, Record<'role' | 'plan' | 'status', string>>
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
    <FilterSelect
      key={name}
      label={t(`field.${name}`)}
      all={t(`all.${name}`)}
      options={values.map((value) => ({ value, label: t(`${name}.${value}` as ValueKey) }))}
      value={table.shown[name]}
      onChange={(value) => table.change({ [name]: value })}
    />
  ));
}
