import { SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import type { Employee } from './employees.ts';
import { expandableList, getListVariables } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { TableSection } from './TableSection.tsx';
import { useColumns } from './useColumns.tsx';
import { useEmployees } from './useEmployees.ts';

/** A table with rows that expand and show more fields. */
export function ExpandableTable() {
  const { t } = useTranslation('datatables');
  const table = useTableParams(expandableList);
  const employees = useEmployees(getListVariables(table.shown));
  const { name, email, startedOn, salary, status } = useColumns();

  return (
    <TableSection title={t('expandable.title')} about={t('expandable.about')}>
      <DataTable
        id="datatables.expandable"
        label={t('expandable.title')}
        columns={[name, email, startedOn, salary, status]}
        table={table}
        getRowName={({ fullName }) => fullName}
        renderRowDetails={(employee) => <EmployeeDetails employee={employee} />}
        searchLabel={t('search')}
        empty={<NoEmployees />}
        {...employees}
      />
    </TableSection>
  );
}

/** The fields of an employee that the table does not show. */
function EmployeeDetails({ employee }: { employee: Employee }) {
  const { city, experience, post, age } = useColumns();

  return (
    <SimpleGrid component="dl" spacing="xl" verticalSpacing="md" py="sm" minColWidth={160}>
      {[city, experience, post, age].map(({ id, title, cell }) => (
        <div key={id}>
          <Text component="dt" size="xs" c="dimmed">
            {title}
          </Text>
          <dd>{cell(employee)}</dd>
        </div>
      ))}
    </SimpleGrid>
  );
}
