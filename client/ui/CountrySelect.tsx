import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from './countries.ts';

/** A country, found by its name in the viewer's language. One that we do not know stays as it is. */
export function CountrySelect(props: SelectProps) {
  const { t, i18n } = useTranslation('app');
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const kept = props.value ?? props.defaultValue;
  const isKnown = !kept || countries.some(({ value }) => value === kept);

  return (
    <Select
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('ui.country.none')}
      comboboxProps={{ shadow: 'md' }}
      autoComplete="off"
      {...props}
      data={isKnown ? countries : [{ value: kept, label: kept }, ...countries]}
    />
  );
}
