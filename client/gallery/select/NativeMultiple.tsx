import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './NativeMultiple.module.css';
import { offices } from './offices.ts';

export function NativeMultiple() {
  const { t, i18n } = useTranslation('select');
  const id = useId();
  const [selectedOffices, setSelectedOffices] = useState(['Lyon']);
  const selectedNames = new Intl.ListFormat(i18n.language).format(selectedOffices);

  return (
    <>
      <Input.Label htmlFor={id}>{t('offices')}</Input.Label>
      <select
        id={id}
        className={classes.list}
        multiple
        size={4}
        value={selectedOffices}
        onChange={({ currentTarget }) =>
          setSelectedOffices([...currentTarget.selectedOptions].map(({ value }) => value))
        }
      >
        {offices.map((office) => (
          <option key={office}>{office}</option>
        ))}
      </select>
      <p role="status">
        {selectedNames ? t('selected', { value: selectedNames }) : t('noneSelected')}
      </p>
    </>
  );
}
