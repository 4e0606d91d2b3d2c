import { createQueryLoader, notFound, requireId } from '../../data/queryLoader.ts';
import {
  CheckoutPageDocument,
  OrderPageDocument,
  ProductPageDocument,
  ShopPageDocument,
  WishlistPageDocument,
} from '../../gql/ecommerce/graphql.ts';
import { readParams } from '../../navigation/useUrlParams.ts';
import { parseProductId } from './paths.ts';
import { defaultParams, getShopVariables } from './shopParams.ts';

export const shopLoader = createQueryLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return [
    {
      query: ShopPageDocument,
      variables: getShopVariables(readParams(searchParams, defaultParams)),
    },
  ];
});

export const productLoader = createQueryLoader(({ params }) => [
  { query: ProductPageDocument, variables: { id: parseProductId(params.slug) ?? notFound() } },
]);

export const wishlistLoader = createQueryLoader(() => [{ query: WishlistPageDocument }]);

export const checkoutLoader = createQueryLoader(() => [{ query: CheckoutPageDocument }]);

export const orderLoader = createQueryLoader(({ params }) => [
  { query: OrderPageDocument, variables: { id: requireId(params.id) } },
]);
