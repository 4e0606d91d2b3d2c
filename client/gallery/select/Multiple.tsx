import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

export function Multiple() {
  const { t, i18n } = useTranslation('select');
  const [selectedOffices, setSelectedOffices] = useState(['Lyon', 'Leeds']);
  const selectedNames = new Intl.ListFormat(i18n.language).format(selectedOffices);

  return (
    <>
      <MultiSelect
        label={t('offices')}
        data={offices}
        value={selectedOffices}
        onChange={setSelectedOffices}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('noResults')}
      />
      <p role="status">
        {selectedNames ? t('selected', { value: selectedNames }) : t('noneSelected')}
      </p>
    </>
  );
}
