import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const products = ['desk', 'lamp', 'chair'] as const;

/** The parent checkbox is indeterminate if only some of the children are checked. */
export function Plain() {
  const { t } = useTranslation('checkbox');
  const [selectedProducts, setSelectedProducts] = useState<string[]>(['desk']);

  return (
    <Stack gap="md">
      <Checkbox
        label={t('allProducts')}
        checked={selectedProducts.length === products.length}
        indeterminate={selectedProducts.length > 0 && selectedProducts.length < products.length}
        onChange={({ currentTarget }) =>
          setSelectedProducts(currentTarget.checked ? [...products] : [])
        }
      />
      <Checkbox.Group
        value={selectedProducts}
        onChange={setSelectedProducts}
        aria-label={t('allProducts')}
      >
        <Stack gap="md" ps="xl">
          {products.map((product) => (
            <Checkbox key={product} value={product} label={t(`product.${product}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox label={t('disabled')} disabled />
      <Checkbox label={t('disabledChecked')} checked disabled readOnly />
    </Stack>
  );
}
