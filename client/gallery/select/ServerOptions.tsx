import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectPeopleQuery } from '../../gql/select/hooks.ts';

/** Loads options from the server. Apollo Client caches the results. */
export function ServerOptions() {
  const { t } = useTranslation('select');
  const [selected, setSelected] = useState<{ value: string; label: string } | null>(null);
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text === selected?.label ? '' : text, 200);
  const { data, previousData, loading } = useSelectPeopleQuery({ variables: { q } });
  const { users = [] } = (data ?? previousData)?.userPage ?? {};
  const people = users.map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  // The selected person stays in the list, so that the field can show the name.
  const isMissing = selected !== null && people.every(({ value }) => value !== selected.value);

  return (
    <Select
      label={t('person')}
      placeholder={t('enterName')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      data={isMissing ? [selected, ...people] : people}
      // The server has filtered the options.
      filter={({ options }) => options}
      value={selected?.value ?? null}
      onChange={(_, option) => setSelected(option)}
      searchValue={text}
      onSearchChange={setText}
      rightSection={loading ? <Loader size={16} /> : undefined}
      nothingFoundMessage={t('noResults')}
    />
  );
}
