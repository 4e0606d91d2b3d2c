import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Cards.module.css';

const parts = ['desk', 'lamp', 'chair'] as const;

/** The whole card is the checkbox. */
export function Cards() {
  const { t, i18n } = useTranslation('checkbox');
  const [chosen, setChosen] = useState(['lamp']);
  const names = chosen
    .flatMap((name) => parts.filter((part) => part === name))
    .map((part) => t(`part.${part}`));

  return (
    <>
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('all')}>
        <Stack gap="sm">
          {parts.map((part) => (
            <Checkbox.Card key={part} value={part} className={classes.card}>
              <Checkbox.Indicator className={classes.mark} iconColor="var(--fd-on-primary)" />
              {t(`part.${part}`)}
            </Checkbox.Card>
          ))}
        </Stack>
      </Checkbox.Group>
      <output className={classes.output}>
        {names.length > 0
          ? t('chosen', { names: new Intl.ListFormat(i18n.language).format(names) })
          : t('none')}
      </output>
    </>
  );
}
