import { useTranslation } from 'react-i18next';
import { useTitle } from '../../navigation/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchTable } from './SearchTable.tsx';
import { ServerTable } from './ServerTable.tsx';

/** A table that the server sorts and a table with a filter for each column, at `/datatables/advance`. */
export function AdvancedPage() {
  const { t } = useTranslation('app');
  const title = t('menu.datatableAdvanced');
  useTitle(title);

  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('menu.datatable') }]} />
      <ServerTable />
      <SearchTable />
    </>
  );
}
