import { MultiSelect, Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminRow_TitleFragment } from '../../gql/admin/graphql.ts';
import { useAdminOptionsQuery } from '../../gql/admin/hooks.ts';
import { getRowLabel } from './collections.ts';

/** A row that a field leads to. */
export type LinkedRow = Pick<AdminRow_TitleFragment, 'id' | 'key' | 'collection' | 'title'>;

/** The delay between the last input and the request, in milliseconds. */
const debounceDelay = 150;

const getOptionValue = ({ collection, id }: LinkedRow) => `${collection}/${id}`;

/** Returns the options that the server finds, with those that are chosen already. */
function useOptions(targets: readonly string[], chosen: readonly LinkedRow[], q: string) {
  const [debounced] = useDebouncedValue(q, debounceDelay);
  const { data, previousData } = useAdminOptionsQuery({
    variables: { collections: [...targets], q: debounced },
    fetchPolicy: 'cache-and-network',
  });
  const found: LinkedRow[] = (data ?? previousData)?.findCollectionRows ?? [];
  const values = new Set(found.map(getOptionValue));
  const rows = [...chosen.filter((row) => !values.has(getOptionValue(row))), ...found];
  const toOption = (row: LinkedRow) => ({ value: getOptionValue(row), label: row.title });
  const options =
    targets.length === 1
      ? rows.map(toOption)
      : targets.map((name) => ({
          group: getRowLabel({ name }),
          items: rows.filter(({ collection }) => collection === name).map(toOption),
        }));
  return { rows, data: options };
}

interface RowSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  targets: readonly string[];
  value: LinkedRow | null;
  onChange: (row: LinkedRow | null) => void;
}

/** A select of rows, which the server searches by their titles. */
export function RowSelect({ targets, value, onChange, ...props }: RowSelectProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const { rows, data } = useOptions(
    targets,
    value ? [value] : [],
    search === value?.title ? '' : search,
  );

  return (
    <Select
      searchable
      clearable
      filter={({ options }) => options}
      nothingFoundMessage={t('form.noRows')}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      maxDropdownHeight={280}
      {...props}
      data={data}
      value={value && getOptionValue(value)}
      onSearchChange={setSearch}
      onChange={(next) => onChange(rows.find((row) => getOptionValue(row) === next) ?? null)}
    />
  );
}

interface RowMultiSelectProps
  extends Omit<
    SelectProps,
    'value' | 'onChange' | 'data' | 'defaultValue' | 'renderOption' | 'filter' | 'ref'
  > {
  targets: readonly string[];
  value: LinkedRow[];
  onChange: (rows: LinkedRow[]) => void;
}

/** A select of several rows. */
export function RowMultiSelect({
  targets,
  value,
  onChange,
  label,
  error,
  description,
}: RowMultiSelectProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const { rows, data } = useOptions(targets, value, search);

  return (
    <MultiSelect
      label={label}
      error={error}
      description={description}
      searchable
      clearable
      hidePickedOptions
      filter={({ options }) => options}
      nothingFoundMessage={t('form.noRows')}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      data={data}
      value={value.map(getOptionValue)}
      onSearchChange={setSearch}
      onChange={(next) =>
        onChange(next.flatMap((key) => rows.find((row) => getOptionValue(row) === key) ?? []))
      }
    />
  );
}
