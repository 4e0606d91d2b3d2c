import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { products } from './products.ts';

/** Groups of options, with the number of options in each group. */
export function Grouped() {
  const { t } = useTranslation('select');
  const data = typedEntries(products).map(([category, items]) => ({
    group: `${t(`category.${category}`)} (${items.length})`,
    items,
  }));

  return (
    <Select label={t('product')} data={data} searchable nothingFoundMessage={t('noResults')} />
  );
}
