import { Card, Stack } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { BuyBar } from './BuyBar.tsx';
import type { productLoader } from './loaders.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHeader } from './ProductHeader.tsx';
import classes from './ProductPage.module.css';
import { Promises } from './Promises.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { Reviews } from './Reviews.tsx';
import { defaultReviewParams } from './reviewParams.ts';
import { Specifications } from './Specifications.tsx';
import { useProductChoice } from './useProductChoice.ts';

/** The page of a product at `/apps/ecommerce/product-detail/:slug`. The slug ends with the id. */
export function ProductPage() {
  const { t } = useTranslation('ecommerce');
  const queries = useLoaderData<typeof productLoader>();
  const { product, relatedProducts, cart } = useLoadedQuery(queries.page).data;
  const { productReviews } = useLoadedQuery(queries.reviews).data;
  const [reviewParams, setReviewParams] = useUrlParams(defaultReviewParams);
  const choice = useProductChoice(product, cart.lines);
  // The navbar covers 60 px.
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '-60px 0px 0px 0px' });
  useTitle(product.name, t('shop.title'));

  return (
    <Stack gap="xl">
      <ProductHeader product={product} color={choice.color} />
      <Card padding={0} className={classes.card}>
        {/* The key shows the first view again if the product changes. */}
        <ProductGallery key={product.id} product={product} color={choice.color} />
        <ProductFacts product={product} choice={choice} actionsRef={ref} />
      </Card>
      {entry && !entry.isIntersecting && <BuyBar product={product} choice={choice} />}
      <Promises />
      <div className={classes.details}>
        <Specifications product={product} />
        <div id="reviews" className={classes.reviews}>
          <Reviews
            product={product}
            page={productReviews}
            params={reviewParams}
            onChange={setReviewParams}
          />
        </div>
      </div>
      {relatedProducts.length > 0 && <RelatedProducts products={relatedProducts} />}
    </Stack>
  );
}
