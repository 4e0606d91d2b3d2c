import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectPeopleQuery } from '../../gql/select/hooks.ts';

/** Searches on the server. Previous results are cached. */
export function Async() {
  const { t } = useTranslation('select');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text === chosen?.label ? '' : text, 200);
  const { data, previousData, loading } = useSelectPeopleQuery({ variables: { q } });
  const { users = [] } = (data ?? previousData)?.userPage ?? {};
  const found = users.map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  const isKnown = !chosen || found.some(({ value }) => value === chosen.value);

  return (
    <Select
      label={t('person')}
      placeholder={t('type')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      data={isKnown ? found : [chosen, ...found]}
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      onChange={(_, option) => setChosen(option)}
      searchValue={text}
      onSearchChange={setText}
      rightSection={loading ? <Loader size={16} /> : undefined}
      nothingFoundMessage={t('nothing')}
    />
  );
}
