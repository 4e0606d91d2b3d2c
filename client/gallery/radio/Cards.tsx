import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './Cards.module.css';

const methods = [
  { way: 'van', price: 4900 },
  { way: 'courier', price: 2900 },
  { way: 'collect', price: 0 },
] as const;

/** The whole card is the radio button. */
export function Cards() {
  const { t } = useTranslation('radio');
  const [way, setWay] = useState('courier');

  return (
    <Radio.Group label={t('delivery')} value={way} onChange={setWay}>
      <Stack gap="sm" mt="sm">
        {methods.map(({ way, price }) => (
          <Radio.Card key={way} value={way} className={classes.card}>
            <Radio.Indicator className={classes.mark} iconColor="var(--fd-on-primary)" />
            <span className={classes.name}>{t(`way.${way}`)}</span>
            <MoneyText value={price} />
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}
