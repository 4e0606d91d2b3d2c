import { Group, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import { BuyActions } from './BuyActions.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { useDollarFormat } from './useDollarFormat.ts';
import type { ProductChoice } from './useProductChoice.ts';

interface ProductFactsProps {
  product: ProductPageQuery['product'];
  choice: ProductChoice;
  /** The buttons. The bar appears while they are out of view. */
  actionsRef: Ref<HTMLDivElement>;
}

/** The details of a product, and its actions. */
export function ProductFacts({ product, choice, actionsRef }: ProductFactsProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const { color, setColor } = choice;

  return (
    <Stack gap="sm" p={{ base: 20, sm: 32 }}>
      <Text size="total">
        <bdi>{formatDollars(product.price)}</bdi>
      </Text>
      <Text c="dimmed">
        <bdi>{t('product.monthly', { price: formatDollars(product.monthlyPrice) })}</bdi>
      </Text>
      <Text lh={1.6} my="sm" maw="68ch" style={{ whiteSpace: 'pre-line' }} dir="auto">
        {product.description}
      </Text>
      <ColorChoice colors={product.colorOptions} value={color} onChange={setColor} />
      <Group ref={actionsRef} gap="sm" mt="md">
        <BuyActions name={product.name} choice={choice} />
      </Group>
    </Stack>
  );
}
