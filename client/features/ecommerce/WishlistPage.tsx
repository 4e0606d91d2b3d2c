import { Button, Card, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { Cart_LineFragment } from '../../gql/ecommerce/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import type { wishlistLoader } from './loaders.ts';
import { ProductCard } from './ProductCard.tsx';
import { shopPath } from './paths.ts';
import classes from './ShopPage.module.css';
import { useCartActions } from './useCartActions.ts';
import { useWishlistActions } from './useWishlistActions.ts';

type LineKey = Pick<Cart_LineFragment, 'productId' | 'color'>;

/** The products on the wish list, in the order in which they were added. */
export function WishlistPage() {
  const { t } = useTranslation('ecommerce');
  const { data } = useLoadedQuery(useLoaderData<typeof wishlistLoader>().page);
  const cartActions = useCartActions();
  const wishlistActions = useWishlistActions();
  // A removed product disappears before the server responds.
  const entries = data.wishlistEntries.filter(({ product, color }) =>
    product.wishlistColors.includes(color),
  );
  const keptFocus = useKeptFocus<HTMLUListElement>(entries.length);
  const isInCart = ({ productId, color }: LineKey) =>
    data.cart.lines.some((line) => line.productId === productId && line.color === color);
  useTitle(t('wishlist.title'));

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader
        title={t('wishlist.title')}
        crumbs={[{ label: t('shop.title'), to: shopPath }]}
        about={t('wishlist.count', { count: entries.length })}
      />
      {entries.length === 0 ? (
        <Card shadow="none" padding={0}>
          <EmptyState
            drawing="desk"
            title={t('wishlist.empty')}
            text={t('wishlist.emptyText')}
            action={
              <Button component={Link} to={shopPath}>
                {t('shop.open')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className={classes.grid} aria-label={t('wishlist.title')} {...keptFocus}>
          {entries.map(({ id, product, color }) => (
            <li key={id}>
              <ProductCard product={product} color={color}>
                <Button
                  variant="default"
                  aria-label={t('wishlist.remove', {
                    name: `${product.name}, ${t(`color.${color}`)}`,
                  })}
                  leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
                  onClick={() => void wishlistActions.remove(product, color)}
                >
                  {t('remove')}
                </Button>
                <AddToCartButton
                  product={{
                    name: product.name,
                    isInCart: isInCart({ productId: product.id, color }),
                  }}
                  onAdd={() => void cartActions.add(product, color)}
                />
              </ProductCard>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
