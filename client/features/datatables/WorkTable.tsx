import { Button } from '@mantine/core';
import { IconFileImport, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FilterSelect } from '../../ui/table/FilterSelect.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { statuses } from './employees.ts';
import { getListVariables, workList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { RowActions } from './RowActions.tsx';
import { TableSection } from './TableSection.tsx';
import { useEditableColumns } from './useEditableColumns.tsx';
import { useEmployeeActions } from './useEmployeeActions.ts';
import { useAllEmployees, useEmployees } from './useEmployees.ts';
import { useRowEdit } from './useRowEdit.ts';

const AddEmployee = lazyComponent(async () => (await import('./AddEmployee.tsx')).AddEmployee);
const ImportEmployees = lazyComponent(
  async () => (await import('./ImportEmployees.tsx')).ImportEmployees,
);

/** A table in which employees are added, imported, edited, deleted and exported. */
export function WorkTable() {
  const { t } = useTranslation('datatables');
  const table = useTableParams(workList);
  const variables = getListVariables(table.shown);
  const employees = useEmployees(variables);
  const loadAll = useAllEmployees(variables);
  const actions = useEmployeeActions(variables);
  const edit = useRowEdit(actions);
  const columns = useEditableColumns(edit);
  // The drawer stays mounted for its closing animation. The key resets the form.
  const [drawer, setDrawer] = useState({ shows: 'add', isOpen: false, times: 0 });
  const Drawer = drawer.shows === 'add' ? AddEmployee : ImportEmployees;
  const open = (shows: 'add' | 'import') =>
    setDrawer(({ times }) => ({ shows, isOpen: true, times: times + 1 }));

  return (
    <TableSection title={t('work.title')} about={t('work.about')}>
      <DataTable
        id="datatables.work"
        label={t('work.title')}
        columns={columns}
        table={table}
        rowName={({ fullName }) => fullName}
        rowActions={(employee) => <RowActions {...{ employee, edit, actions }} />}
        searchLabel={t('search')}
        filters={
          <FilterSelect
            label={t('field.status')}
            all={t('allStatuses')}
            options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            value={table.shown.status}
            onChange={(status) => table.change({ status })}
          />
        }
        actions={
          <>
            <ExportMenu columns={columns} load={loadAll} />
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden />}
              onClick={() => open('import')}
            >
              {t('import.open')}
            </Button>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open('add')}>
              {t('add.open')}
            </Button>
          </>
        }
        bulkActions={(chosen, clear) => (
          <>
            <ExportMenu columns={columns} load={async () => chosen} />
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
              onClick={() => {
                void actions.remove(chosen);
                clear();
              }}
            >
              {t('deleteChosen')}
            </Button>
          </>
        )}
        empty={<NoEmployees />}
        {...employees}
      />

      {drawer.times > 0 && (
        <Suspense>
          <Drawer
            key={drawer.times}
            isOpen={drawer.isOpen}
            actions={actions}
            onClose={() => setDrawer((last) => ({ ...last, isOpen: false }))}
          />
        </Suspense>
      )}
    </TableSection>
  );
}
