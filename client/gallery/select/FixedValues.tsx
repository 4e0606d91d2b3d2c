import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offices } from './offices.ts';

const fixedOffices = ['Hamburg', 'Lisbon', 'Lyon'];

/** Three values cannot be removed. */
export function FixedValues() {
  const { t } = useTranslation('select');
  const [selectedOffices, setSelectedOffices] = useState([...fixedOffices, 'Leeds']);

  return (
    <MultiSelect
      label={t('offices')}
      description={t('fixedHint')}
      data={offices.map((value) => ({
        value,
        label: value,
        disabled: fixedOffices.includes(value),
      }))}
      value={selectedOffices}
      onChange={(values) =>
        setSelectedOffices([
          ...fixedOffices,
          ...values.filter((value) => !fixedOffices.includes(value)),
        ])
      }
    />
  );
}
