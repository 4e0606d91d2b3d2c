import { Button } from '@mantine/core';
import { IconFileImport, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { useFormDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { editableList, getListVariables, type ListTable } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { TableSection } from './TableSection.tsx';
import { useEditableColumns } from './useEditableColumns.tsx';
import { useEmployeeActions } from './useEmployeeActions.ts';
import { useAllEmployees, useEmployees } from './useEmployees.ts';
import { useRowEdit } from './useRowEdit.ts';

const AddEmployeeDrawer = lazyComponent(
  async () => (await import('./AddEmployeeDrawer.tsx')).AddEmployeeDrawer,
);
const ImportEmployeesDrawer = lazyComponent(
  async () => (await import('./ImportEmployeesDrawer.tsx')).ImportEmployeesDrawer,
);

/** The names of the drawers, and of the drafts of their forms. */
const drawerNames = ['new', 'import'] as const;

interface LoadedTableProps {
  table: ListTable;
  employees: ReturnType<typeof useEmployees>;
}

/** A table that can add, import, edit, delete and export employees. */
export function EditableTable() {
  const table = useTableParams(editableList);
  const employees = useEmployees(getListVariables(table.shown));

  // The form of an edited row restores its draft when it is created, which requires the row.
  return <LoadedTable key={String(!employees.rows)} table={table} employees={employees} />;
}

function LoadedTable({ table, employees }: LoadedTableProps) {
  const { t } = useTranslation('datatables');
  const variables = getListVariables(table.shown);
  const loadAll = useAllEmployees(variables);
  const actions = useEmployeeActions(variables);
  const edit = useRowEdit(actions, employees.rows ?? []);
  const columns = useEditableColumns(edit);
  const drawer = useFormDrawer(() => drawerNames.find((name) => hasDraft(`employee.${name}`)));
  const Drawer = drawer.subject === 'import' ? ImportEmployeesDrawer : AddEmployeeDrawer;

  return (
    <TableSection title={t('editable.title')} about={t('editable.about')}>
      <FormNotices form={edit.form} />
      <DataTable
        id="datatables.work"
        label={t('editable.title')}
        columns={columns}
        table={table}
        getRowName={({ fullName }) => fullName}
        renderRowActions={(employee) => <RowActions {...{ employee, edit, actions }} />}
        searchLabel={t('search')}
        filters={<StatusFilter table={table} />}
        actions={
          <>
            <ExportMenu columns={columns} loadRows={loadAll} />
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden />}
              onClick={() => drawer.open('import')}
            >
              {t('import.open')}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => drawer.open('new')}
            >
              {t('add.open')}
            </Button>
          </>
        }
        bulkActions={(selectedEmployees, clear) => (
          <>
            <ExportMenu columns={columns} loadRows={async () => selectedEmployees} />
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
              onClick={() => {
                void actions.remove(selectedEmployees);
                clear();
              }}
            >
              {t('deleteSelected')}
            </Button>
          </>
        )}
        keys={{ remove: actions.remove, create: () => drawer.open('new') }}
        empty={<NoEmployees />}
        {...employees}
      />

      {drawer.key > 0 && (
        <Suspense>
          <Drawer
            key={drawer.key}
            isOpen={drawer.isOpen}
            actions={actions}
            onClose={drawer.close}
          />
        </Suspense>
      )}
    </TableSection>
  );
}
