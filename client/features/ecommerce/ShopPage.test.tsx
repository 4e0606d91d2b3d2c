import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const shop = '/apps/ecommerce/shop';
const findProductList = () => screen.findByRole('region', { name: 'Products' });
const findProductNames = async () =>
  within(await findProductList())
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const getUrlParams = (router: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

test('shows nine products per page, newest first, and the total number', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute(shop);

  expect(await screen.findByText('27 products found')).toBeVisible();
  expect((await findProductNames())[0]).toBe('Ballast mesh chair');
  expect(await findProductNames()).toHaveLength(9);

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('10–18 of 27');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('filters are combined, have counts, and are stored in the URL', {
  tags: ['nightly'],
}, async () => {
  const { router, user } = await renderRoute(`${shop}?page=3`);
  const side = within(await screen.findByRole('complementary', { name: 'Filters' }));

  await user.click(side.getByRole('checkbox', { name: /^Holmvik/ }));
  await user.click(side.getByRole('radio', { name: /^\$700/ }));

  await waitFor(async () =>
    expect(await findProductNames()).toEqual(['Tern standing desk', 'Cove corner desk']),
  );
  expect(getUrlParams(router)).toEqual({ brands: 'HOLMVIK', priceBand: 'FROM_700' });
  expect(side.getByRole('checkbox', { name: 'Corvane 1' })).toBeVisible();

  await user.click(side.getByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('27 products found');
  expect(getUrlParams(router)).toEqual({});
});

test('invalid values in the URL show the shop with defaults', async () => {
  await renderRoute(`${shop}?brands=NOBODY&priceBand=CHEAP&sortBy=COLOUR&minPrice=-4&view=wall`);

  expect(await screen.findByText('27 products found')).toBeVisible();
});

test('a search without results can be cleared', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute(`${shop}?q=xyzzy&minRating=4`);

  expect(await screen.findByText('No matching products')).toBeVisible();
  await user.click(
    within(await findProductList()).getByRole('button', { name: 'Clear all filters' }),
  );

  expect(await screen.findByText('27 products found')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
});

test('the server stores products that are added to the cart and the wish list', async () => {
  const { collections, user } = await renderRoute(shop);

  await user.click(await screen.findByRole('button', { name: 'Add to cart: Ballast mesh chair' }));
  await screen.findByRole('link', { name: 'View in cart: Ballast mesh chair' });
  const heart = screen.getByRole('button', { name: 'Wish list: Ballast mesh chair' });
  await user.click(heart);

  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(collections.ecommerce.find(27)).toMatchObject({ isInCart: true, isInWishlist: true }),
  );
});
