import { useTranslation } from 'react-i18next';
import type { EmployeeStatus } from '../../gql/datatables/graphql.ts';
import { useEmployeeCountQuery } from '../../gql/datatables/hooks.ts';
import { FilterChip, FilterCount } from '../../ui/table/FilterChip.tsx';
import { statuses } from './employees.ts';
import type { ListTable } from './lists.ts';

/** The filter by status, with the number of employees that match the search. */
export function StatusFilter({ table }: { table: ListTable }) {
  const { t } = useTranslation('datatables');
  const { q, status } = table.shown;

  return (
    <FilterChip
      label={t('field.status')}
      options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      values={status}
      onChange={(chosen) => table.change({ status: chosen })}
      renderCount={(value) => <EmployeeCount q={q} status={value} />}
    />
  );
}

function EmployeeCount({ q, status }: { q: string; status: EmployeeStatus }) {
  const { data } = useEmployeeCountQuery({ variables: { q, statuses: [status] } });
  return <FilterCount count={data?.employeePage.total} />;
}
