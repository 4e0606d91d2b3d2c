import { createLoader } from '../../data/loader.ts';
import {
  CheckoutPageDocument,
  OrderPageDocument,
  ProductPageDocument,
  ProductReviewsDocument,
  ShopPageDocument,
  WishlistPageDocument,
} from '../../gql/ecommerce/graphql.ts';
import { notFound, requireId } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { parseProductId } from './paths.ts';
import { defaultReviewParams } from './reviewParams.ts';
import { defaultParams, getShopVariables } from './shopParams.ts';

export const shopLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(ShopPageDocument, {
    variables: getShopVariables(readParams(url.searchParams, defaultParams)),
  }),
}));

export const productLoader = createLoader(({ preloadQuery, params, url }) => {
  const id = parseProductId(params.slug) ?? notFound();
  const { stars, reviews } = readParams(url.searchParams, defaultReviewParams);
  return {
    page: preloadQuery(ProductPageDocument, { variables: { id } }),
    reviews: preloadQuery(ProductReviewsDocument, {
      variables: { id, stars: stars || null, perPage: reviews },
    }),
  };
});

export const wishlistLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(WishlistPageDocument),
}));

export const checkoutLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(CheckoutPageDocument),
}));

export const orderLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(OrderPageDocument, { variables: { id: requireId(params.id) } }),
}));
