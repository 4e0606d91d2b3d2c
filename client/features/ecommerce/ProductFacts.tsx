import { Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  Cart_LineFragment,
  ProductColor,
  ProductPageQuery,
} from '../../gql/ecommerce/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import classes from './ProductPage.module.css';
import { ShareMenu } from './ShareMenu.tsx';
import { Stars } from './Stars.tsx';
import { useCartActions } from './useCartActions.ts';
import { useDollarFormat } from './useDollarFormat.ts';
import { useWishlistActions } from './useWishlistActions.ts';
import { WishlistButton } from './WishlistButton.tsx';

interface ProductFactsProps {
  product: ProductPageQuery['product'];
  /** The line item of the product, if it is in the cart. */
  line: Cart_LineFragment | undefined;
}

/** The details of a product, and its actions. */
export function ProductFacts({ product, line }: ProductFactsProps) {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const cartActions = useCartActions();
  const wishlistActions = useWishlistActions();
  const [selectedColor, setSelectedColor] = useState<ProductColor>(
    product.colorOptions[0] ?? 'PRIMARY',
  );
  const color = line?.color ?? selectedColor;

  function changeColor(next: ProductColor) {
    setSelectedColor(next);
    if (line) void cartActions.setColor(line, next);
  }

  return (
    <Stack gap="sm" p={{ base: 20, sm: 32 }}>
      <Title order={1} lts="-0.015em">
        {product.name}
      </Title>
      <Group component="p" gap="4px 16px" c="dimmed">
        {t('product.by', { brand: product.brandName })}
        <Stars rating={product.rating} />
      </Group>
      <Text size="total" mt="sm">
        <bdi>{formatDollars(product.price)}</bdi>
      </Text>
      <Text c="dimmed">
        <bdi>{t('product.monthly', { price: formatDollars(product.monthlyPrice) })}</bdi>
      </Text>
      <Group gap="sm" align="stretch">
        <StatusBadge tone="success" icon={IconCheck}>
          {t('product.inStock')}
        </StatusBadge>
        {product.hasFreeShipping && (
          <StatusBadge tone="primary" icon={IconTruckDelivery}>
            {t('freeShipping')}
          </StatusBadge>
        )}
      </Group>
      <Text lh={1.6} my="sm" maw="68ch" style={{ whiteSpace: 'pre-line' }} dir="auto">
        {product.description}
      </Text>
      <ColorChoice colors={product.colorOptions} value={color} onChange={changeColor} />
      <Group gap="sm" align="stretch" mt="md" className={classes.buttons}>
        <AddToCartButton
          size="md"
          product={product}
          onAdd={() => void cartActions.add(product, selectedColor)}
        />
        <WishlistButton product={product} onToggle={() => void wishlistActions.toggle(product)} />
        <ShareMenu title={product.name} />
      </Group>
    </Stack>
  );
}
