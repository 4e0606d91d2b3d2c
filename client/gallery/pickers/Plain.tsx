import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/dates/DateInputs.tsx';

export function Plain() {
  const { t } = useTranslation('pickers');

  return <DateInput label={t('delivery')} placeholder={t('selectDate')} clearable />;
}
