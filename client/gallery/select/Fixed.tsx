import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

const fixed = ['Hamburg', 'Lisbon', 'Lyon'];

/** Three values cannot be removed. */
export function Fixed() {
  const { t } = useTranslation('select');
  const [chosen, setChosen] = useState([...fixed, 'Leeds']);

  return (
    <MultiSelect
      label={t('offices')}
      description={t('fixed')}
      data={offices.map((value) => ({ value, label: value, disabled: fixed.includes(value) }))}
      value={chosen}
      onChange={(next) => setChosen([...fixed, ...next.filter((one) => !fixed.includes(one))])}
    />
  );
}
