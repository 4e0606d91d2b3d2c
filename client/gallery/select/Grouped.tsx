import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { products } from './products.ts';

/** Groups with the number of their options. */
export function Grouped() {
  const { t } = useTranslation('select');
  const data = typedEntries(products).map(([kind, items]) => ({
    group: `${t(`kind.${kind}`)} (${items.length})`,
    items,
  }));

  return <Select label={t('product')} data={data} searchable nothingFoundMessage={t('nothing')} />;
}
