import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { getListVariables, serverList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { StatusFilter } from './StatusFilter.tsx';
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
  const sortOptions = [
    { value: '', label: t('noSecondSort') },
    ...columns.flatMap(({ sortBy, title }) => [
      { value: sortBy as string, label: t('app:ui.table.ascending', { column: title }) },
      { value: `${sortBy}_DESC`, label: t('app:ui.table.descending', { column: title }) },
    ]),
  ];
  const { thenBy } = table.shown;
  const order = sortOptions.find(({ value }) => value === thenBy)?.label ?? '';
  const secondSort = t('thenBy', { order });

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
            <StatusFilter table={table} />
            <MenuButton
              variant="default"
              size={36}
              width={240}
              label={secondSort}
              icon={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
              text={<bdi>{secondSort}</bdi>}
              groups={[
                {
                  key: 'sort',
                  choice: 'one',
                  items: sortOptions.map(({ value, label }) => ({
                    key: value || 'none',
                    label,
                    isChosen: value === thenBy,
                    onClick: () => table.change({ thenBy: value }),
                  })),
                },
              ]}
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
