import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The message for an empty list of employees. */
export function NoEmployees() {
  const { t } = useTranslation('datatables');

  return <EmptyState drawing="desk" title={t('empty.title')} text={t('empty.text')} />;
}
