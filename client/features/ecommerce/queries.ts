import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  CheckoutPageDocument,
  OrderPageDocument,
  ProductPageDocument,
  ShopPageDocument,
  WishlistPageDocument,
} from '../../gql/ecommerce/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';
import { readParams } from '../../state/useUrlParams.ts';
import { idOf } from './addresses.ts';
import { defaults, viewOf } from './shopView.ts';

type Asked = (args: LoaderFunctionArgs) => EarlyQuery[];

export const shop: Asked = ({ request }) => {
  const { searchParams } = new URL(request.url);
  return [{ query: ShopPageDocument, variables: viewOf(readParams(searchParams, defaults)) }];
};

export const product: Asked = ({ params }) => [
  { query: ProductPageDocument, variables: { id: idOf(params.slug) } },
];

export const wishlist: Asked = () => [{ query: WishlistPageDocument }];

export const checkout: Asked = () => [{ query: CheckoutPageDocument }];

export const order: Asked = ({ params }) => [
  { query: OrderPageDocument, variables: { id: Number(params.id) } },
];
