import { IconShoppingCart } from '@tabler/icons-react';
import { redirect } from 'react-router-dom';
import type { Feature, MenuEntry, MenuLabel, ScreenRoute } from '../../feature.ts';
import { CartMenuDocument } from '../../gql/ecommerceNavbar/graphql.ts';
import { CartButton } from './CartButton.tsx';
import { checkoutPath, ordersPath, productPath, shopPath, wishlistPath } from './paths.ts';

/** The path of the product that is shown if the path has no slug. */
const defaultProductPath = productPath('tern-standing-desk-26');

const routes: ScreenRoute[] = [
  {
    path: shopPath,
    lazy: async () => ({ Component: (await import('./ShopPage.tsx')).ShopPage }),
    loader: async (args) => (await import('./loaders.ts')).shopLoader(args),
  },
  {
    path: '/apps/ecommerce/product-detail',
    loader: () => redirect(defaultProductPath),
    element: null,
  },
  {
    path: '/apps/ecommerce/product-detail/:slug',
    lazy: async () => ({ Component: (await import('./ProductPage.tsx')).ProductPage }),
    loader: async (args) => (await import('./loaders.ts')).productLoader(args),
  },
  {
    path: wishlistPath,
    lazy: async () => ({ Component: (await import('./WishlistPage.tsx')).WishlistPage }),
    loader: async (args) => (await import('./loaders.ts')).wishlistLoader(args),
  },
  {
    path: checkoutPath,
    lazy: async () => ({ Component: (await import('./CheckoutPage.tsx')).CheckoutPage }),
    loader: async (args) => (await import('./loaders.ts')).checkoutLoader(args),
  },
  {
    path: ordersPath,
    lazy: async () => ({ Component: (await import('./OrderListPage.tsx')).OrderListPage }),
  },
  {
    path: `${ordersPath}/:id`,
    lazy: async () => ({ Component: (await import('./OrderPage.tsx')).OrderPage }),
    loader: async (args) => (await import('./loaders.ts')).orderLoader(args),
  },
];

const createMenuEntry = (id: MenuLabel, to: string): MenuEntry => ({
  groupIcon: IconShoppingCart,
  id,
  icon: IconShoppingCart,
  to,
});

export const ecommerce: Feature = {
  name: 'ecommerce',
  routes,
  menu: [
    createMenuEntry('shop', shopPath),
    { ...createMenuEntry('productDetail', '/apps/ecommerce/product-detail'), partOf: 'shop' },
    createMenuEntry('wishlist', wishlistPath),
    createMenuEntry('checkout', checkoutPath),
    createMenuEntry('orders', ordersPath),
  ],
  navbar: [{ slot: 'cart', Widget: CartButton, query: CartMenuDocument }],
  typePolicies: {
    // The cart is a singleton. Each mutation updates it on every screen.
    Cart: {
      keyFields: [],
      fields: { lines: { merge: false }, coupon: { merge: false }, coupons: { merge: false } },
    },
    CartTotals: { keyFields: false, merge: true },
  },
};
