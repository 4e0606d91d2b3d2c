import { Anchor } from '@mantine/core';
import { IconCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductColor, ProductPageQuery } from '../../gql/ecommerce/graphql.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { shopPath } from './paths.ts';
import { Rating } from './Rating.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { useWishlistActions } from './useWishlistActions.ts';
import { WishlistButton } from './WishlistButton.tsx';

interface ProductHeaderProps {
  product: ProductPageQuery['product'];
  /** The chosen colour, which the wish list contains. */
  color: ProductColor;
}

/** The name, the brand and the rating of a product, with the actions except buying. */
export function ProductHeader({ product, color }: ProductHeaderProps) {
  const { t } = useTranslation('ecommerce');
  const wishlistActions = useWishlistActions();
  const { name, kind, brandName, wishlistColors } = product;

  return (
    <PageHeader
      title={name}
      crumbs={[
        { label: t('shop.title'), to: shopPath },
        { label: t(`kind.${kind}`), to: `${shopPath}?kinds=${kind}` },
      ]}
      status={
        <>
          <StatusBadge tone="success" icon={IconCheck}>
            {t('product.inStock')}
          </StatusBadge>
          {product.hasFreeShipping && (
            <StatusBadge tone="primary" icon={IconTruckDelivery}>
              {t('freeShipping')}
            </StatusBadge>
          )}
        </>
      }
      about={
        <>
          {t('product.by', { brand: brandName })}
          <Anchor href="#reviews" underline="never" ms="md">
            <Rating product={product} />
          </Anchor>
        </>
      }
      action={
        <>
          <WishlistButton
            product={{
              name: `${name}, ${t(`color.${color}`)}`,
              isInWishlist: wishlistColors.includes(color),
            }}
            onToggle={() => void wishlistActions.toggle(product, color)}
          />
          <ShareMenu title={name} />
        </>
      }
    />
  );
}
