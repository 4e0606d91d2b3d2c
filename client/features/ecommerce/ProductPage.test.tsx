import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { getDrawing } from './productViews.ts';

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

test('each colour is a line of its own in the cart', async () => {
  const { collections, router, user } = await renderRoute(getProductPath('lark-7'));
  const getLines = () =>
    collections.ecommerce
      .getCart()
      .lines.filter(({ productId }) => productId === 7)
      .map(({ color, qty }) => [color, qty]);

  await user.click(await screen.findByRole('radio', { name: 'Amber' }));
  await user.click(screen.getByRole('button', { name: /^Increase: Quantity to add/ }));
  await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
  await waitFor(() => expect(getLines()).toEqual([['WARNING', 2]]));

  await user.click(screen.getByRole('radio', { name: 'Lagoon' }));
  await waitFor(() => expect(router.state.location.search).toBe('?color=INFO'));
  expect(screen.queryByRole('link', { name: /^View in cart/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
  await waitFor(() =>
    expect(getLines()).toEqual([
      ['WARNING', 2],
      ['INFO', 1],
    ]),
  );
  expect(await screen.findByRole('link', { name: /^View in cart/ })).toHaveTextContent('(1)');
});

test('no more than ten pieces of a colour can be added', async () => {
  const { execute } = await renderRoute(getProductPath('tern-26'));
  await screen.findByRole('link', { name: /^View in cart/ });

  await act(() => execute('setCartQuantity', { productId: 26, qty: 10 }));

  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Add to cart: Tern/ })).toBeNull(),
  );
  expect(screen.getByRole('link', { name: /^View in cart/ })).toHaveTextContent('(10)');
});

test('the wish list contains the chosen colour', async () => {
  const { collections, user } = await renderRoute(`${getProductPath('cove-24')}?color=DANGER`);
  const getColors = () =>
    collections.ecommerce
      .listWishlistEntries()
      .filter(({ productId }) => productId === 24)
      .map(({ color }) => color);

  await user.click(
    await screen.findByRole('button', { name: 'Wish list: Cove corner desk, Brick' }),
  );
  await waitFor(() => expect(getColors()).toEqual(['PRIMARY', 'DANGER']));

  await user.click(screen.getByRole('radio', { name: 'Cobalt' }));
  await user.click(
    await screen.findByRole('button', {
      name: 'Wish list: Cove corner desk, Cobalt',
      pressed: true,
    }),
  );
  await waitFor(() => expect(getColors()).toEqual(['DANGER']));
});

test('the picture names the colour and the view', async () => {
  const { user } = await renderRoute(getProductPath('lark-7'));

  await user.click(await screen.findByRole('radio', { name: 'Fern' }));
  await user.click(screen.getByRole('radio', { name: 'In use' }));

  expect(await screen.findByRole('img', { name: 'Lark keyboard, Fern: In use' })).toBeVisible();
});

test('a bar of the histogram filters the reviews, and more reviews can be shown', async () => {
  const { router, user } = await renderRoute(getProductPath('tern-26'));
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  const countReviews = () => within(reviews).getAllByRole('img', { name: /of 5 stars$/ }).length;
  const before = countReviews();

  await user.click(within(reviews).getByRole('button', { name: 'Show more reviews' }));
  await waitFor(() => expect(countReviews()).toBe(2 * before));
  await user.click(within(reviews).getByRole('button', { name: /^4 stars/ }));

  expect(await within(reviews).findByText(/^4 stars: \d+ reviews?$/)).toBeVisible();
  expect(router.state.location.search).toBe('?stars=4');
  expect(within(reviews).queryAllByRole('img', { name: '5 of 5 stars' })).toEqual([]);
});

test('each product of the sample has a drawing with a close-up and measures', async () => {
  const { collections } = await renderRoute('/apps/ecommerce/shop');
  await screen.findByRole('heading', { level: 1 });
  const { products } = collections.ecommerce.selectPage({
    q: '',
    sortBy: 'FEATURED',
    page: 1,
    perPage: 27,
  });

  const boxes = products.map(({ image }) => JSON.stringify(getDrawing(image)));

  expect(new Set(boxes).size).toBe(27);
  expect(boxes).not.toContain(JSON.stringify(getDrawing('/pictures/products/unknown.svg')));
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

  await user.click(await screen.findByRole('button', { name: 'Remove Cove corner desk, Cobalt' }));
  await waitFor(() => expect(screen.queryByText('Cove corner desk')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Cove corner desk')).toBeVisible();
  await waitFor(() => expect(getWishlistIds()).toEqual([24, 23]));
});
