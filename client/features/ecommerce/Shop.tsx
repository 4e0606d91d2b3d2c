import { Button, Card, Stack } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import type { shopLoader } from './loaders.ts';
import { ProductCard } from './ProductCard.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import classes from './ShopPage.module.css';
import { ShopToolbar } from './ShopToolbar.tsx';
import { countFilters, defaultParams, noFilters, perPage, type ShopParams } from './shopParams.ts';
import { useCartActions } from './useCartActions.ts';
import { useWishlistActions } from './useWishlistActions.ts';
import { WishlistButton } from './WishlistButton.tsx';

const FilterDrawer = lazyComponent(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

/** The products that match the URL, with filters and pagination. */
export function Shop() {
  const { t } = useTranslation('ecommerce');
  const { latestParams, isPending, change } = useShopParams();
  const { data } = useLoadedQuery(useLoaderData<typeof shopLoader>().page);
  const isNarrow = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const cartActions = useCartActions();
  const wishlistActions = useWishlistActions();
  const { products, total } = data.productPage;
  const filterCount = countFilters(latestParams);

  const filters = (
    <ShopFilters
      filters={data.shopFilters}
      params={latestParams}
      filterCount={filterCount}
      onChange={change}
      onClear={() => change(noFilters)}
    />
  );

  return (
    <div className={classes.shop}>
      {!isNarrow && (
        <Card
          component="aside"
          padding={0}
          style={{ alignSelf: 'start' }}
          aria-label={t('filters.title')}
        >
          {filters}
        </Card>
      )}
      {isNarrow && isDrawerOpen && (
        <Suspense>
          <FilterDrawer total={total} onClose={drawer.close}>
            {filters}
          </FilterDrawer>
        </Suspense>
      )}

      <Stack
        component="section"
        gap="lg"
        miw={0}
        className={classes.results}
        aria-label={t('shop.products')}
      >
        <ShopToolbar
          params={latestParams}
          total={total}
          onChange={change}
          onFilters={isNarrow ? drawer.open : undefined}
          filterCount={filterCount}
        />
        {total > 0 ? (
          <ul
            className={classes.grid}
            data-view={latestParams.view}
            aria-busy={isPending || undefined}
          >
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  isRow={latestParams.view === 'list'}
                  corner={
                    <WishlistButton
                      product={product}
                      onToggle={() => void wishlistActions.toggle(product)}
                    />
                  }
                >
                  <AddToCartButton product={product} onAdd={() => void cartActions.add(product)} />
                </ProductCard>
              </li>
            ))}
          </ul>
        ) : (
          <Card shadow="none" padding={0}>
            <EmptyState
              drawing="search"
              title={t('shop.empty')}
              text={t('shop.emptyText')}
              action={
                <Button variant="default" onClick={() => change({ q: '', ...noFilters })}>
                  {t('filters.clear')}
                </Button>
              }
            />
          </Card>
        )}
        <Pager
          page={latestParams.page}
          perPage={perPage}
          total={total}
          onChange={(page) => {
            change({ page });
            window.scrollTo({ top: 0 });
          }}
        />
      </Stack>
    </div>
  );
}

/** Returns the URL parameters of the shop, and the latest parameters: they include changes whose results are loading. */
function useShopParams() {
  const [params, setParams] = useUrlParams(defaultParams);
  const key = JSON.stringify(params);
  const [pending, setPending] = useState<{ params: ShopParams; from: string } | null>(null);
  // A navigation keeps the old URL until the data has loaded.
  const isPending =
    pending !== null && pending.from === key && JSON.stringify(pending.params) !== key;
  const latestParams = isPending ? pending.params : params;

  /** Changes parameters. Unless the changes contain a page, the shop returns to the first page. */
  function change(changes: Partial<ShopParams>) {
    const next = { ...latestParams, page: 1, ...changes };
    setPending({ params: next, from: key });
    setParams(next);
  }

  return { latestParams, isPending, change };
}
