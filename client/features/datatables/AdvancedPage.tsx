import { useTranslation } from 'react-i18next';
import { useTitle } from '../../state/useTitle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchTable } from './SearchTable.tsx';
import { ServerTable } from './ServerTable.tsx';

/** Two tables of employees at `/datatables/advance`: sorted by the server, and with a filter for each column. */
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
