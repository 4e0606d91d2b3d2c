import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getProductPath = (slug: string) => `/apps/ecommerce/product-detail/${slug}`;

test('a path without a slug shows the standing desk', async () => {
  const { router } = await renderRoute('/apps/ecommerce/product-detail');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tern standing desk');
  expect(router.state.location.pathname).toMatch(/-26$/);
});

test.each(['no-number', 'unknown-99', '0'])(
  'the slug %s shows the not-found page',
  async (slug) => {
    await renderRoute(getProductPath(slug));

    expect(await screen.findByText('Page not found')).toBeVisible();
  },
);

test('the chosen colour is stored in the cart and can be changed', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute(getProductPath('lark-7'));
  const getStoredColor = () => collections.ecommerce.getCart().lines.at(-1)?.color;

  await user.click(await screen.findByRole('radio', { name: 'Amber' }));
  await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
  await screen.findByRole('link', { name: /^View in cart/ });
  await waitFor(() => expect(getStoredColor()).toBe('WARNING'));

  await user.click(screen.getByRole('radio', { name: 'Lagoon' }));
  await waitFor(() => expect(getStoredColor()).toBe('INFO'));
  expect(collections.ecommerce.getCart().lines).toHaveLength(6);
});

test('related products link to their pages', async () => {
  const { router, user } = await renderRoute(getProductPath('desk-26'));

  await user.click(await screen.findByRole('link', { name: 'Cove corner desk' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/cove-corner-desk-24$/));
  await screen.findByRole('heading', { level: 1, name: 'Cove corner desk' });
});

test('undo restores a removed product to its position on the wish list', async () => {
  const { collections, user } = await renderRoute('/apps/ecommerce/wishlist');
  const getWishlistIds = () => collections.ecommerce.listWishlist().map(({ id }) => id);

  await user.click(await screen.findByRole('button', { name: 'Remove Cove corner desk' }));
  await waitFor(() => expect(screen.queryByText('Cove corner desk')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Cove corner desk')).toBeVisible();
  await waitFor(() => expect(getWishlistIds()).toEqual([24, 23]));
});
