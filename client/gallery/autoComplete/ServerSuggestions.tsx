import { Autocomplete, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestionsQuery } from '../../gql/autoComplete/hooks.ts';

/** Loads suggestions after a pause in typing. The previous suggestions are shown until then. */
export function ServerSuggestions() {
  const { t } = useTranslation('autoComplete');
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const { data, previousData, loading } = useSuggestionsQuery({ variables: { q }, skip: q === '' });
  const suggestions = q === '' ? [] : ((data ?? previousData)?.suggestions ?? []);

  return (
    <Autocomplete
      label={t('productsPeoplePlaces')}
      placeholder={t('startTyping')}
      value={text}
      onChange={setText}
      data={suggestions.map(({ title }) => title)}
      // The server has filtered the suggestions.
      filter={({ options }) => options}
      rightSection={loading && <Loader size={16} aria-label={t('searching')} />}
    />
  );
}
