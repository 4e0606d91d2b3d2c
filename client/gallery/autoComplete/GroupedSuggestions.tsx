import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { products } from './products.ts';

export function GroupedSuggestions() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('productByBrand')}
      placeholder={t('startTyping')}
      data={products}
      maxDropdownHeight={280}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
