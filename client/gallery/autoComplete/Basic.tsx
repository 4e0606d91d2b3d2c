import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { productNames } from './products.ts';

/** Suggests values, and accepts any text. */
export function Basic() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('product')}
      placeholder={t('start')}
      data={productNames}
      limit={4}
      openOnFocus={false}
    />
  );
}
