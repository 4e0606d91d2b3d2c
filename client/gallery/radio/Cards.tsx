import { Box, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import classes from './Cards.module.css';

const methods = [
  { id: 'van', price: 49 },
  { id: 'courier', price: 29 },
  { id: 'collect', price: 0 },
] as const;

/** The whole card is the radio button. */
export function Cards() {
  const { t } = useTranslation('radio');
  const [method, setMethod] = useState('courier');

  return (
    <Radio.Group label={t('delivery')} value={method} onChange={setMethod}>
      <Stack gap="sm" mt="sm">
        {methods.map(({ id, price }) => (
          <Radio.Card key={id} value={id} className={classes.card}>
            <Radio.Indicator
              className={classes.indicator}
              iconColor="var(--mantine-primary-color-contrast)"
            />
            <Box component="span" flex={1}>
              {t(`method.${id}`)}
            </Box>
            <MoneyText value={price} />
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}
