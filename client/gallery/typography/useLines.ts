import { useTranslation } from 'react-i18next';

/** What a list has to say. */
export function useLines() {
  const { t } = useTranslation('typography');

  return [t('line.measure'), t('line.plan'), t('line.deliver')];
}
