import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { statuses } from './employees.ts';
import { getListVariables, serverList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { TableSection } from './TableSection.tsx';
import { useColumns } from './useColumns.tsx';
import { useAllEmployees, useEmployees } from './useEmployees.ts';

/** A table that the server searches and sorts by two columns. The browser loads one page. */
export function ServerTable() {
  const { t } = useTranslation(['datatables', 'app']);
  const table = useTableParams(serverList);
  const variables = getListVariables(table.shown);
  const employees = useEmployees(variables);
  const loadAll = useAllEmployees(variables);
  const { name, email, post, city, startedOn, salary, age, experience, status } = useColumns();
  const hiddenColumns = [city, experience].map((column) => ({
    ...column,
    isHiddenByDefault: true,
  }));
  const columns = [name, post, email, status, startedOn, salary, age, ...hiddenColumns];
  const sortOptions = columns.flatMap(({ sortBy, title }) => [
    { value: sortBy, label: t('app:ui.table.ascending', { column: title }) },
    { value: `${sortBy}_DESC`, label: t('app:ui.table.descending', { column: title }) },
  ]);

  return (
    <TableSection
      title={t('server.title')}
      about={t('server.about', { command: 'SEED_ROWS=100000 npm start' })}
    >
      <DataTable
        id="datatables.server"
        label={t('server.title')}
        columns={columns}
        table={table}
        getRowName={({ fullName }) => fullName}
        searchLabel={t('search')}
        filters={
          <>
            <FilterSelect
              label={t('field.status')}
              all={t('allStatuses')}
              options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              value={table.shown.status}
              onChange={(value) => table.change({ status: value })}
            />
            <FilterSelect
              label={t('thenBy')}
              all={t('thenByNone')}
              options={sortOptions}
              value={table.shown.thenBy}
              onChange={(thenBy) => table.change({ thenBy })}
            />
          </>
        }
        actions={<ExportMenu columns={columns} loadRows={loadAll} />}
        empty={<NoEmployees />}
        {...employees}
      />
    </TableSection>
  );
}
