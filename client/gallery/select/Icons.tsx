import { Group, Select } from '@mantine/core';
import { IconArmchair, IconDesk, IconLamp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { products } from './products.ts';

const icons = { desks: IconDesk, chairs: IconArmchair, lamps: IconLamp };
const categories = Object.keys(products) as (keyof typeof products)[];

function getIcon(product: string | null) {
  const category = categories.find((name) => product !== null && products[name].includes(product));
  const Icon = category && icons[category];
  return Icon && <Icon size={18} stroke={1.7} aria-hidden />;
}

export function Icons() {
  const { t } = useTranslation('select');
  const [product, setProduct] = useState<string | null>('Tern task chair');

  return (
    <Select
      label={t('product')}
      data={categories.map((category) => ({
        group: t(`category.${category}`),
        items: products[category],
      }))}
      value={product}
      onChange={setProduct}
      leftSection={getIcon(product)}
      renderOption={({ option }) => (
        <Group gap="xs">
          {getIcon(option.value)}
          {option.label}
        </Group>
      )}
    />
  );
}
