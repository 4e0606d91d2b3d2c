import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

/** Enter adds a new value. */
export function NewValues() {
  const { t, i18n } = useTranslation('select');
  const [selectedCities, setSelectedCities] = useState(['Leeds']);
  const selectedNames = new Intl.ListFormat(i18n.language).format(selectedCities);

  return (
    <>
      <TagsInput
        label={t('cities')}
        description={t('enterHint')}
        data={offices}
        value={selectedCities}
        onChange={setSelectedCities}
      />
      <p role="status">
        {selectedNames ? t('selected', { value: selectedNames }) : t('noneSelected')}
      </p>
    </>
  );
}
