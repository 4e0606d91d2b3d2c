import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

/** A searchable select that can be cleared. */
export function Plain() {
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
        nothingFoundMessage={t('nothing')}
      />
      <p role="status">{office ? t('chosen', { what: office }) : t('none')}</p>
    </>
  );
}
