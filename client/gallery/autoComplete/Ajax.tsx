import { Autocomplete, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestionsQuery } from '../../gql/autoComplete/hooks.ts';

/** Sends a request after a pause in typing, and keeps the previous results meanwhile. */
export function Ajax() {
  const { t } = useTranslation('autoComplete');
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const { data, previousData, loading } = useSuggestionsQuery({ variables: { q }, skip: q === '' });
  const found = q === '' ? [] : ((data ?? previousData)?.suggestions ?? []);

  return (
    <Autocomplete
      label={t('anything')}
      placeholder={t('start')}
      value={text}
      onChange={setText}
      data={found.map(({ title }) => title)}
      filter={({ options }) => options}
      rightSection={loading && <Loader size={16} aria-label={t('searching')} />}
    />
  );
}
