import { createLoader } from '../../data/loader.ts';
import {
  CheckoutPageDocument,
  OrderPageDocument,
  ProductPageDocument,
  ShopPageDocument,
  WishlistPageDocument,
} from '../../gql/ecommerce/graphql.ts';
import { notFound, requireId } from '../../navigation/notFound.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { parseProductId } from './paths.ts';
import { defaultParams, getShopVariables } from './shopParams.ts';

export const shopLoader = createLoader(({ preloadQuery, url }) => ({
  page: preloadQuery(ShopPageDocument, {
    variables: getShopVariables(readParams(url.searchParams, defaultParams)),
  }),
}));

export const productLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(ProductPageDocument, {
    variables: { id: parseProductId(params.slug) ?? notFound() },
  }),
}));

export const wishlistLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(WishlistPageDocument),
}));

export const checkoutLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(CheckoutPageDocument),
}));

export const orderLoader = createLoader(({ preloadQuery, params }) => ({
  page: preloadQuery(OrderPageDocument, { variables: { id: requireId(params.id) } }),
}));
