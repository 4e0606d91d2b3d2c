import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Cards.module.css';

const products = ['desk', 'lamp', 'chair'] as const;

/** The whole card is the checkbox. */
export function Cards() {
  const { t, i18n } = useTranslation('checkbox');
  const [selectedProducts, setSelectedProducts] = useState(['lamp']);
  const names = selectedProducts
    .flatMap((name) => products.filter((product) => product === name))
    .map((product) => t(`product.${product}`));

  return (
    <>
      <Checkbox.Group
        value={selectedProducts}
        onChange={setSelectedProducts}
        aria-label={t('allProducts')}
      >
        <Stack gap="sm">
          {products.map((product) => (
            <Checkbox.Card key={product} value={product} className={classes.card}>
              <Checkbox.Indicator
                className={classes.indicator}
                iconColor="var(--mantine-primary-color-contrast)"
              />
              {t(`product.${product}`)}
            </Checkbox.Card>
          ))}
        </Stack>
      </Checkbox.Group>
      <Text component="output" inherit c="dimmed" mt="md" display="block">
        {names.length > 0
          ? t('selected', { names: new Intl.ListFormat(i18n.language).format(names) })
          : t('noneSelected')}
      </Text>
    </>
  );
}
