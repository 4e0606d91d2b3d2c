import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { productNames } from './products.ts';

export function LimitedSuggestions() {
  const { t } = useTranslation('autoComplete');

  return (
    <Autocomplete
      label={t('product')}
      description={t('limitHint')}
      placeholder={t('startTyping')}
      data={productNames}
      limit={2}
      openOnFocus={false}
    />
  );
}
