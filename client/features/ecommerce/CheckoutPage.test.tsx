import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const checkout = '/apps/ecommerce/checkout';
const getPriceDetails = () => within(screen.getByRole('region', { name: 'Price details' }));

test('a changed quantity is stored, and the screen shows the totals of the server', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute(checkout);

  await user.click(
    await screen.findByRole('button', { name: 'Increase: Quantity of Hush headset, Cobalt' }),
  );

  expect(await getPriceDetails().findByText('Price of 7 items')).toBeVisible();
  await waitFor(() => expect(collections.ecommerce.getCart().totals.items).toBe(7));
  const { total } = collections.ecommerce.getCart().totals;
  const dollarFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
  expect(await getPriceDetails().findByText(dollarFormat.format(total))).toBeVisible();
});

test('an expired coupon is refused with a reason, and a valid coupon is applied and removed', {
  tags: ['nightly'],
}, async () => {
  const { collections, user } = await renderRoute(checkout);
  const box = await screen.findByRole('textbox', { name: 'Coupon code' });

  await user.type(box, 'winterlamp{Enter}');
  expect(await screen.findByText(/^Expired on/, { selector: 'p[id]' })).toBeVisible();
  expect(box).toHaveValue('winterlamp');

  await user.clear(box);
  await user.type(box, 'deskmate10{Enter}');
  expect(await getPriceDetails().findByText('Coupon DESKMATE10')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove coupon DESKMATE10' }));
  await waitFor(() => expect(collections.ecommerce.getCart().coupon).toBeNull());
});

test('undo restores a removed line unchanged', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute(checkout);
  const before = collections.ecommerce.getCart();

  await user.click(
    await screen.findByRole('button', { name: 'Remove Mooring task chair, Cobalt' }),
  );
  await waitFor(() => expect(screen.queryByText('Mooring task chair')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Mooring task chair')).toBeVisible();
  await waitFor(() => expect(collections.ecommerce.getCart()).toEqual(before));
});

test('an invalid address shows errors at its fields, and a valid address is saved', async () => {
  const { collections, router, user } = await renderRoute(`${checkout}?step=address`);
  await user.click(await screen.findByRole('button', { name: 'New address' }));
  const getField = (name: string) => screen.getByRole('textbox', { name });

  await user.type(getField('Phone number'), 'none');
  await user.click(screen.getByRole('button', { name: 'Save and deliver here' }));
  expect(await screen.findByText('Enter a value: Full name')).toBeVisible();
  expect(screen.getByText('Enter a phone number with 6 to 15 digits.')).toBeVisible();
  expect(getField('Full name')).toHaveFocus();

  await user.type(getField('Full name'), 'Rui Tavares');
  await user.clear(getField('Phone number'));
  await user.type(getField('Phone number'), '213 555 0142');
  await user.type(getField('Street'), 'Travessa da Bigorna');
  await user.type(getField('House and flat number'), '4');
  await user.type(getField('Town or city'), 'Lisbon');
  await user.type(getField('Postcode'), '1900-120');
  await user.type(getField('State or region'), 'Lisbon');
  await user.click(screen.getByRole('button', { name: 'Save and deliver here' }));

  await waitFor(() => expect(router.state.location.search).toBe('?step=payment'));
  expect(await screen.findByText(/Rui Tavares/)).toBeVisible();
  expect(collections.ecommerce.listAddresses()).toHaveLength(3);
});

test('the address form receives the focus, and the edit button receives it after closing', {
  tags: ['nightly'],
}, async () => {
  const { user } = await renderRoute(`${checkout}?step=address`);
  const edit = await screen.findByRole('button', { name: /^Edit address: .* Hamburg$/ });

  edit.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
  expect(edit).toHaveFocus();
});

test('a declined card keeps the entered data, and another card is accepted', {
  tags: ['nightly'],
}, async () => {
  const { collections, router, user } = await renderRoute(`${checkout}?step=payment`);
  const number = await screen.findByRole('textbox', { name: 'Card number' });
  const getPayButton = () => screen.getByRole('button', { name: /^Pay \$/ });

  await user.click(getPayButton());
  expect(await screen.findByText('Enter a value: Card number')).toBeVisible();
  expect(number).toHaveFocus();

  await user.type(number, '5105111122220013');
  expect(number).toHaveValue('5105 1111 2222 0013');
  await user.type(screen.getByRole('textbox', { name: 'Name on the card' }), 'Ines Okafor');
  await user.type(screen.getByRole('textbox', { name: 'Valid until' }), '1229');
  await user.type(screen.getByRole('textbox', { name: 'Security code' }), '123');
  await user.click(getPayButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
  expect(number).toHaveValue('5105 1111 2222 0013');

  await user.clear(number);
  await user.type(number, '5105111122220005');
  await user.dblClick(getPayButton());

  expect(await screen.findByText('Thank you for your order')).toBeVisible();
  expect(router.state.location.pathname).toBe('/apps/ecommerce/orders/5');
  expect(collections.ecommerce.countLines()).toBe(0);
});

test('an open order can be cancelled after confirmation', { tags: ['nightly'] }, async () => {
  const { collections, user } = await renderRoute(`${checkout}?step=payment`);
  await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));

  await waitFor(() => expect(collections.ecommerce.findOrder(5).state).toBe('CANCELLED'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
});

test('an empty cart links to the shop', { tags: ['nightly'] }, async () => {
  const { user } = await renderRoute(checkout);
  await screen.findByText('Tern standing desk');

  for (const button of screen.getAllByRole('button', { name: /^Remove [A-Z]/ })) {
    await user.click(button);
  }

  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/shop',
  );
});

test('orders can be filtered by state', async () => {
  const { user } = await renderRoute('/apps/ecommerce/orders');
  expect(await screen.findByRole('link', { name: 'MF-10404' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Filter: Status' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Cancelled/ }));
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.getAllByRole('link', { name: /^MF-/ })).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'MF-10402' })).toBeVisible();
});
