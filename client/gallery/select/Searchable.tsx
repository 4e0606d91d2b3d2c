import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

/** A searchable select that can be cleared. */
export function Searchable() {
  const { t } = useTranslation('select');
  const [office, setOffice] = useState<string | null>('Lisbon');

  return (
    <>
      <Select
        label={t('office')}
        data={offices}
        value={office}
        onChange={setOffice}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
        nothingFoundMessage={t('noResults')}
      />
      <p role="status">{office ? t('selected', { value: office }) : t('noneSelected')}</p>
    </>
  );
}
