import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function openCart() {
  const rendered = await renderRoute('/apps/todo');
  await rendered.user.click(await screen.findByRole('button', { name: 'Cart, 5 products' }));
  const cart = await screen.findByRole('dialog');
  await within(cart).findByText('My cart');
  return { ...rendered, cart };
}

test('changing a quantity updates the total and is stored by the server', {
  tags: ['nightly'],
}, async () => {
  const { cart, collections, user } = await openCart();
  const getSubtotal = () => collections.ecommerce.getCart().totals.price;
  const formatDollars = (amount: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount);
  expect(within(cart).getByText(formatDollars(getSubtotal()))).toBeVisible();

  await user.click(
    within(cart).getByRole('button', { name: 'Increase: Quantity of Mooring task chair, Cobalt' }),
  );

  await waitFor(() => expect(collections.ecommerce.getCart().lines[1]?.qty).toBe(2));
  expect(within(cart).getByText(formatDollars(getSubtotal()))).toBeVisible();
  expect(within(cart).getByText('7 items')).toBeVisible();
});

test('a quantity can be between 1 and 10', { tags: ['nightly'] }, async () => {
  const { cart, collections, user } = await openCart();
  const quantity = within(cart).getByRole('textbox', { name: 'Quantity of Hush headset, Cobalt' });
  const getStoredQuantity = () => collections.ecommerce.getCart().lines[3]?.qty;

  await user.clear(quantity);
  await user.type(quantity, '10');
  await waitFor(() => expect(getStoredQuantity()).toBe(10));
  const more = within(cart).getByRole('button', {
    name: 'Increase: Quantity of Hush headset, Cobalt',
  });
  await waitFor(() => expect(more).toBeDisabled());
  await user.type(quantity, '0');

  expect(getStoredQuantity()).toBe(10);
});

test('removing a line shows a message, and undo restores its position', async () => {
  const { cart, collections, user } = await openCart();
  const before = collections.ecommerce.getCart();

  await user.click(within(cart).getByRole('button', { name: 'Remove Mooring task chair, Cobalt' }));
  await waitFor(() => expect(within(cart).getAllByRole('listitem')).toHaveLength(4));
  expect(screen.getByRole('button', { name: 'Cart, 4 products', hidden: true })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(cart).getAllByRole('listitem')).toHaveLength(5));
  expect(collections.ecommerce.getCart()).toEqual(before);
});

test('an empty cart shows a message', { tags: ['nightly'] }, async () => {
  const { cart, user } = await openCart();

  for (const button of within(cart).getAllByRole('button', { name: /^Remove/ })) {
    await user.click(button);
  }

  expect(await within(cart).findByText('Your cart is empty')).toBeVisible();
  expect(within(cart).queryByRole('link', { name: 'Check out' })).toBeNull();
});

test('the badge of the cart follows another tab', async () => {
  const { execute } = await renderRoute('/apps/todo');
  await screen.findByRole('button', { name: 'Cart, 5 products' });

  await act(() => execute('addToCart', { productId: 20 }));

  expect(await screen.findByRole('button', { name: 'Cart, 6 products' })).toBeVisible();
});
