import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

export function Multiple() {
  const { t, i18n } = useTranslation('select');
  const [chosen, setChosen] = useState(['Lyon', 'Leeds']);
  const list = new Intl.ListFormat(i18n.language).format(chosen);

  return (
    <>
      <MultiSelect
        label={t('offices')}
        data={offices}
        value={chosen}
        onChange={setChosen}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('nothing')}
      />
      <p role="status">{list ? t('chosen', { what: list }) : t('none')}</p>
    </>
  );
}
