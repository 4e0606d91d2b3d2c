import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './NativeMultiple.module.css';
import { offices } from './offices.ts';

export function NativeMultiple() {
  const { t, i18n } = useTranslation('select');
  const id = useId();
  const [chosen, setChosen] = useState(['Lyon']);
  const list = new Intl.ListFormat(i18n.language).format(chosen);

  return (
    <>
      <Input.Label htmlFor={id}>{t('offices')}</Input.Label>
      <select
        id={id}
        className={classes.list}
        multiple
        size={4}
        value={chosen}
        onChange={({ currentTarget }) =>
          setChosen([...currentTarget.selectedOptions].map(({ value }) => value))
        }
      >
        {offices.map((office) => (
          <option key={office}>{office}</option>
        ))}
      </select>
      <p role="status">{list ? t('chosen', { what: list }) : t('none')}</p>
    </>
  );
}
