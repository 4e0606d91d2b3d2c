import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { productNames } from './products.ts';

/** Suggests values, but accepts any text. */
export function Basic() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('product')}
      placeholder={t('startTyping')}
      data={productNames}
      limit={4}
      openOnFocus={false}
    />
  );
}
