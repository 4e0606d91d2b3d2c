import { Group, Select } from '@mantine/core';
import { IconArmchair, IconDesk, IconLamp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { products } from './products.ts';

const icons = { desks: IconDesk, chairs: IconArmchair, lamps: IconLamp };
const kinds = Object.keys(products) as (keyof typeof products)[];

function getIcon(product: string | null) {
  const kind = kinds.find((one) => product !== null && products[one].includes(product));
  const Icon = kind && icons[kind];
  return Icon && <Icon size={18} stroke={1.7} aria-hidden />;
}

export function Icons() {
  const { t } = useTranslation('select');
  const [product, setProduct] = useState<string | null>('Tern task chair');

  return (
    <Select
      label={t('product')}
      data={kinds.map((kind) => ({ group: t(`kind.${kind}`), items: products[kind] }))}
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
