import { useTranslation } from 'react-i18next';

/** Returns the items of a list. */
export function useLines() {
  const { t } = useTranslation('typography');

  return [t('line.measure'), t('line.plan'), t('line.deliver')];
}
