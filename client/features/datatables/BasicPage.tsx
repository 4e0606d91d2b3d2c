import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EditableTable } from './EditableTable.tsx';
import { ExpandableTable } from './ExpandableTable.tsx';
import { MultilingualTable } from './MultilingualTable.tsx';
import { PlainTable } from './PlainTable.tsx';

/** Four tables of employees at `/datatables/basic`. */
export function BasicPage() {
  const { t } = useTranslation('app');
  const title = t('menu.datatableBasic');
  useTitle(title);

  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('menu.datatable') }]} />
      <PlainTable />
      <EditableTable />
      <ExpandableTable />
      <MultilingualTable />
    </>
  );
}
