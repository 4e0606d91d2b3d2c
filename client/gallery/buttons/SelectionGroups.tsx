import { Chip, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const products = ['desks', 'chairs', 'lamps'] as const;

/** The groups contain native checkboxes and radio buttons, which support the keyboard. */
export function SelectionGroups() {
  const { t, i18n } = useTranslation('buttons');
  const [selectedProducts, setSelectedProducts] = useState<string[]>(['desks']);
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const selectedNames = products
    .filter((product) => selectedProducts.includes(product))
    .map((product) => t(`product.${product}`));

  return (
    <Stack align="flex-start">
      <Chip.Group multiple value={selectedProducts} onChange={setSelectedProducts}>
        <Group gap="sm">
          {products.map((product) => (
            <Chip key={product} value={product}>
              {t(`product.${product}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <SegmentedControl
        aria-label={t('paymentPeriod')}
        value={period}
        onChange={setPeriod}
        data={[
          { value: 'month', label: t('period.month') },
          { value: 'year', label: t('period.year') },
        ]}
      />
      <Text role="status" size="sm">
        {t('selection', {
          names:
            selectedNames.length > 0
              ? new Intl.ListFormat(i18n.language).format(selectedNames)
              : t('nothing'),
          period: t(`period.${period}`),
        })}
      </Text>
    </Stack>
  );
}
