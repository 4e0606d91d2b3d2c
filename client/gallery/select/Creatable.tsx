import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

/** Enter adds a new value. */
export function Creatable() {
  const { t, i18n } = useTranslation('select');
  const [chosen, setChosen] = useState(['Leeds']);
  const list = new Intl.ListFormat(i18n.language).format(chosen);

  return (
    <>
      <TagsInput
        label={t('cities')}
        description={t('enter')}
        data={offices}
        value={chosen}
        onChange={setChosen}
      />
      <p role="status">{list ? t('chosen', { what: list }) : t('none')}</p>
    </>
  );
}
