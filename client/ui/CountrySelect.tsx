import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listCountries } from './countries.ts';

/** A searchable select of countries. A value that is not a known country stays selectable. */
export function CountrySelect(props: SelectProps) {
  const { t, i18n } = useTranslation('app');
  const countries = useMemo(() => listCountries(i18n.language), [i18n.language]);
  const current = props.value ?? props.defaultValue;
  const isListed = !current || countries.some(({ value }) => value === current);

  return (
    <Select
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('ui.country.none')}
      comboboxProps={{ shadow: 'md' }}
      autoComplete="off"
      {...props}
      data={isListed ? countries : [{ value: current, label: current }, ...countries]}
    />
  );
}
