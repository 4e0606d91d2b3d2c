import {
  CheckoutPageDocument,
  OrderPageDocument,
  ProductPageDocument,
  ShopPageDocument,
  WishlistPageDocument,
} from '../../gql/ecommerce/graphql.ts';
import { notFound, queryLoader, requireId } from '../../state/queryLoader.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { parseProductId } from './addresses.ts';
import { defaults, getShopVariables } from './shopView.ts';

export const shopLoader = queryLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return [
    { query: ShopPageDocument, variables: getShopVariables(readParams(searchParams, defaults)) },
  ];
});

export const productLoader = queryLoader(({ params }) => [
  { query: ProductPageDocument, variables: { id: parseProductId(params.slug) ?? notFound() } },
]);

export const wishlistLoader = queryLoader(() => [{ query: WishlistPageDocument }]);

export const checkoutLoader = queryLoader(() => [{ query: CheckoutPageDocument }]);

export const orderLoader = queryLoader(({ params }) => [
  { query: OrderPageDocument, variables: { id: requireId(params.id) } },
]);
