import { IconShoppingCart } from '@tabler/icons-react';
import { type LoaderFunction, redirect } from 'react-router-dom';
import type { Feature, MenuEntry, ScreenRoute } from '../../feature.ts';
import { CartMenuDocument } from '../../gql/ecommerceNavbar/graphql.ts';
import { parseId } from '../../ui/parseId.ts';
import {
  checkoutPath,
  idOf,
  ordersPath,
  productPath,
  shopPath,
  wishlistPath,
} from './addresses.ts';
import { CartButton } from './CartButton.tsx';

/** The desk that stands in the shop's window. */
const shown = productPath('tern-standing-desk-26');

/** An address without the number of a product or an order is no address of ours. */
const known =
  (isKnown: (params: Record<string, string | undefined>) => boolean): LoaderFunction =>
  ({ params }) => {
    if (!isKnown(params)) throw new Response(null, { status: 404 });
    return null;
  };

type Name = keyof typeof import('./queries.ts');

const asked =
  (name: Name): ScreenRoute['queries'] =>
  async (args) =>
    (await import('./queries.ts'))[name](args);

const routes: ScreenRoute[] = [
  {
    path: shopPath,
    lazy: async () => ({ Component: (await import('./ShopPage.tsx')).ShopPage }),
    queries: asked('shop'),
  },
  { path: '/apps/ecommerce/product-detail', loader: () => redirect(shown), element: null },
  {
    path: '/apps/ecommerce/product-detail/:slug',
    loader: known(({ slug }) => idOf(slug) !== undefined),
    lazy: async () => ({ Component: (await import('./ProductPage.tsx')).ProductPage }),
    queries: asked('product'),
  },
  {
    path: wishlistPath,
    lazy: async () => ({ Component: (await import('./WishlistPage.tsx')).WishlistPage }),
    queries: asked('wishlist'),
  },
  {
    path: checkoutPath,
    lazy: async () => ({ Component: (await import('./CheckoutPage.tsx')).CheckoutPage }),
    queries: asked('checkout'),
  },
  {
    path: ordersPath,
    lazy: async () => ({ Component: (await import('./OrderListPage.tsx')).OrderListPage }),
  },
  {
    path: `${ordersPath}/:id`,
    loader: known(({ id }) => parseId(id) !== undefined),
    lazy: async () => ({ Component: (await import('./OrderPage.tsx')).OrderPage }),
    queries: asked('order'),
  },
];

const entry = (id: string, to: string): MenuEntry => ({
  groupIcon: IconShoppingCart,
  id,
  icon: IconShoppingCart,
  to,
});

export const ecommerce: Feature = {
  name: 'ecommerce',
  routes,
  menu: [
    entry('shop', shopPath),
    entry('productDetail', '/apps/ecommerce/product-detail'),
    entry('wishlist', wishlistPath),
    entry('checkout', checkoutPath),
    entry('orders', ordersPath),
  ],
  navbar: [{ slot: 'cart', Widget: CartButton, query: CartMenuDocument }],
  typePolicies: {
    // There is one cart: what a change answers is what every screen shows of it.
    Cart: {
      keyFields: [],
      fields: { lines: { merge: false }, coupon: { merge: false }, coupons: { merge: false } },
    },
    CartTotals: { keyFields: false, merge: true },
  },
};
