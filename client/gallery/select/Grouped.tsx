import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { products } from './products.ts';

/** Each group says how many are in it. */
export function Grouped() {
  const { t } = useTranslation('select');
  const data = typedEntries(products).map(([kind, items]) => ({
    group: `${t(`kind.${kind}`)} (${items.length})`,
    items,
  }));

  return <Select label={t('product')} data={data} searchable nothingFoundMessage={t('nothing')} />;
}
