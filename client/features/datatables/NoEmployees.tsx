import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoEmployees() {
  const { t } = useTranslation('datatables');

  return <EmptyState drawing="desk" title={t('empty.title')} text={t('empty.text')} />;
}
