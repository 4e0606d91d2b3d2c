import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconTruckDelivery } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { BuyActions } from './BuyActions.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { Rating } from './Rating.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { useDollarFormat } from './useDollarFormat.ts';
import type { ProductChoice } from './useProductChoice.ts';
import { useWishlistActions } from './useWishlistActions.ts';
import { WishlistButton } from './WishlistButton.tsx';

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
  const wishlistActions = useWishlistActions();
  const { color, setColor } = choice;

  return (
    <Stack gap="sm" p={{ base: 20, sm: 32 }}>
      <Title order={1} lts="-0.015em">
        {product.name}
      </Title>
      <Group component="p" gap="4px 16px" c="dimmed">
        {t('product.by', { brand: product.brandName })}
        <Anchor href="#reviews" underline="never">
          <Rating product={product} />
        </Anchor>
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
      <ColorChoice colors={product.colorOptions} value={color} onChange={setColor} />
      <Group ref={actionsRef} gap="sm" mt="md">
        <BuyActions name={product.name} choice={choice} />
        <Group gap="sm" wrap="nowrap">
          <WishlistButton
            product={{
              name: `${product.name}, ${t(`color.${color}`)}`,
              isInWishlist: product.wishlistColors.includes(color),
            }}
            onToggle={() => void wishlistActions.toggle(product, color)}
          />
          <ShareMenu title={product.name} />
        </Group>
      </Group>
    </Stack>
  );
}
