import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, searchList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { SearchFields } from './SearchFields.tsx';
import { TableSection } from './TableSection.tsx';
import { useColumns } from './useColumns.tsx';
import { useEmployees } from './useEmployees.ts';

/** A table with a filter for each column. Rows must match all filters. */
export function SearchTable() {
  const { t } = useTranslation('datatables');
  const table = useTableParams(searchList);
  const employees = useEmployees(getListVariables(table.shown));
  const { name, email, post, city, startedOn, salary } = useColumns();

  return (
    <TableSection title={t('advanced.title')} about={t('advanced.about')}>
      <SearchFields table={table} />
      <DataTable
        id="datatables.search"
        label={t('advanced.title')}
        columns={[name, email, post, city, startedOn, salary]}
        table={table}
        getRowName={({ fullName }) => fullName}
        empty={<NoEmployees />}
        {...employees}
      />
    </TableSection>
  );
}
