import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { getListVariables, plainList } from './lists.ts';
import { NoEmployees } from './NoEmployees.tsx';
import { TableSection } from './TableSection.tsx';
import { useColumns } from './useColumns.tsx';
import { useEmployees } from './useEmployees.ts';

/** A table with sorting, pages and column selection. */
export function PlainTable() {
  const { t } = useTranslation('datatables');
  const table = useTableParams(plainList);
  const employees = useEmployees(getListVariables(table.shown));
  const { name, id, email, post, age, salary } = useColumns();

  return (
    <TableSection title={t('plain.title')} about={t('plain.about')}>
      <DataTable
        id="datatables.plain"
        label={t('plain.title')}
        columns={[name, id, email, post, age, salary]}
        table={table}
        getRowName={({ fullName }) => fullName}
        empty={<NoEmployees />}
        {...employees}
      />
    </TableSection>
  );
}
