import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { products } from './products.ts';

export function Sections() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('brand')}
      placeholder={t('start')}
      data={products}
      maxDropdownHeight={280}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
