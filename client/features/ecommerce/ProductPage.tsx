import { Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import type { productLoader } from './loaders.ts';
import { ProductFacts } from './ProductFacts.tsx';
import classes from './ProductPage.module.css';
import { Promises } from './Promises.tsx';
import { shopPath } from './paths.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

/** The page of a product at `/apps/ecommerce/product-detail/:slug`. The slug ends with the id. */
export function ProductPage() {
  const { t } = useTranslation('ecommerce');
  const { data } = useLoadedQuery(useLoaderData<typeof productLoader>().page);
  const { product, relatedProducts, cart } = data;
  const line = cart.lines.find(({ productId }) => productId === product.id);
  useTitle(product.name, t('shop.title'));

  return (
    <Stack gap="xl">
      <Breadcrumbs
        crumbs={[
          { label: t('shop.title'), to: shopPath },
          { label: t(`kind.${product.kind}`), to: `${shopPath}?kinds=${product.kind}` },
        ]}
        title={product.name}
      />
      <Card padding={0} className={classes.card}>
        <div className={classes.picture}>
          <img src={product.image} alt="" width={480} height={360} />
        </div>
        {/* The key resets the selected colour if the product changes. */}
        <ProductFacts key={product.id} product={product} line={line} />
      </Card>
      <Promises />
      {relatedProducts.length > 0 && <RelatedProducts products={relatedProducts} />}
    </Stack>
  );
}
