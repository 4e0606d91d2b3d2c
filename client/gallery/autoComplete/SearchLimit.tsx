import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { productNames } from './products.ts';

export function SearchLimit() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('product')}
      description={t('two')}
      placeholder={t('start')}
      data={productNames}
      limit={2}
      openOnFocus={false}
    />
  );
}
