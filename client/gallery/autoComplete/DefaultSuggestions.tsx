import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productNames } from './products.ts';

const popular = ['Tern standing desk', 'Mooring task chair', 'Hush headset'];

/** Suggests popular products while the field is empty. */
export function DefaultSuggestions() {
  const { t } = useTranslation('autoComplete');
  const [text, setText] = useState('');

  return (
    <Autocomplete
      label={t('product')}
      placeholder={t('startTyping')}
      value={text}
      onChange={setText}
      data={text === '' ? [{ group: t('popular'), items: popular }] : productNames}
      limit={6}
    />
  );
}
