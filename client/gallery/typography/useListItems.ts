import { useTranslation } from 'react-i18next';

/** Returns the texts of three list items. */
export function useListItems() {
  const { t } = useTranslation('typography');

  return [t('listItem.measure'), t('listItem.plan'), t('listItem.deliver')];
}
