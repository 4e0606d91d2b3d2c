import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../../test/testApp.ts';

const placeOrderMutation = `mutation ($order: PlaceOrderInput!) {
  placeOrder(order: $order) {
    order {
      id number state placedAt deliveredBy isCancellable payment paymentState cardEnding couponCode
      address { fullName city } lines { productId qty total } totals { items total }
    }
    problems { field problem }
    decline
    cart { lines { id } totals { total } coupon { code } }
  }
}`;
const card = { number: '5105111122220005', holder: 'Ines Okafor', expiry: '08/29', cvv: '123' };
const createVariables = (changes: object = {}) => ({
  order: { key: 'one', addressId: 1, payment: 'CARD', card, ...changes },
});
const readLines = async (app: TestApp) =>
  (await sendGraphql(app, '{ cart { lines { id productId qty color discountPercentage } } }')).data
    .cart.lines;

const applyCoupon = (app: TestApp, code: string) =>
  sendGraphql(
    app,
    `mutation ($code: String!) { applyCoupon(code: $code) {
      refusal coupon { code minimum } cart { coupon { code refusal } totals { coupon delivery total } }
    } }`,
    { code },
  );

test('placeOrder stores the order and empties the cart', async () => {
  const app = await openTestBranch();
  await applyCoupon(app, 'deskmate10');

  const { data } = await sendGraphql(app, placeOrderMutation, createVariables());

  expect(data.placeOrder.order).toMatchObject({
    id: 5,
    number: 'MF-10405',
    state: 'OPEN',
    placedAt: '2026-03-09T09:00:00.000Z',
    deliveredBy: '2026-03-14T09:00:00.000Z',
    isCancellable: true,
    paymentState: 'PAID',
    cardEnding: '0005',
    couponCode: 'DESKMATE10',
    address: { fullName: 'Ines Okafor', city: 'Lisbon' },
    totals: { items: 6 },
  });
  expect(data.placeOrder.order.lines).toHaveLength(5);
  expect(data.placeOrder.cart).toEqual({ lines: [], totals: { total: 0 }, coupon: null });
  const rest = await app.inject({ url: '/apps/ecommerce/cart' });
  expect(rest.json().products).toEqual([]);
});

test('a repeated key returns the existing order, and a new key is refused for an empty cart', async () => {
  const app = await openTestBranch();

  const first = await sendGraphql(app, placeOrderMutation, createVariables());
  const again = await sendGraphql(app, placeOrderMutation, createVariables());
  const later = await sendGraphql(app, placeOrderMutation, createVariables({ key: 'two' }));

  expect(again.data.placeOrder.order).toEqual(first.data.placeOrder.order);
  expect(later.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await sendGraphql(app, '{ orderPage { total } }')).data.orderPage.total).toBe(5);
});

test.each([
  ['5105 1111 2222 0013', 'INSUFFICIENT_FUNDS'],
  ['5105 1111 2222 0021', 'OVER_LIMIT'],
  ['5105 1111 2222 0039', 'LOST_CARD'],
  ['5105 1111 2222 0047', 'DO_NOT_HONOUR'],
])(
  'the card %s is declined with a reason, and another card is accepted',
  async (number, decline) => {
    const app = await openTestBranch();
    const before = await readLines(app);

    const { data } = await sendGraphql(
      app,
      placeOrderMutation,
      createVariables({ card: { ...card, number } }),
    );

    expect(data.placeOrder).toMatchObject({ order: null, problems: [], decline });
    expect(await readLines(app)).toEqual(before);
    const retry = await sendGraphql(app, placeOrderMutation, createVariables());
    expect(retry.data.placeOrder.order.state).toBe('OPEN');
  },
);

test('an invalid card is not charged', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, placeOrderMutation, createVariables({ card: null }));

  expect(data.placeOrder.order).toBeNull();
  expect(data.placeOrder.problems).toEqual(
    ['NUMBER', 'HOLDER', 'EXPIRY', 'CVV'].map((field) => ({ field, problem: 'BLANK' })),
  );
  expect(await readLines(app)).toHaveLength(5);
});

test('refuses an order if the total of the cart has changed', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, '{ cart { totals { total } } }');
  const { total } = data.cart.totals;
  await sendGraphql(
    app,
    'mutation { setCartQuantity(productId: 3, qty: 2) { cart { totals { total } } } }',
  );

  const { errors } = await sendGraphql(app, placeOrderMutation, createVariables({ total }));

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await readLines(app)).toHaveLength(5);
});

test('refuses an order to an unknown address', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, placeOrderMutation, createVariables({ addressId: 9 }));

  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each([
  ['DESKMATE10', null, { coupon: 209.51 }],
  ['oak150 ', null, { coupon: 150 }],
  ['FREIGHTFREE', null, { coupon: 0, delivery: 0 }],
  ['WHOLEFLOOR', 'BELOW_MINIMUM', { coupon: 0 }],
  ['WINTERLAMP', 'EXPIRED', { coupon: 0 }],
  ['NOSUCHCODE', 'UNKNOWN', { coupon: 0 }],
  ['', 'UNKNOWN', { coupon: 0 }],
])('applyCoupon("%s") returns the refusal %s', async (code, refusal, totals) => {
  const app = await openTestBranch();

  const { data } = await applyCoupon(app, code);

  expect(data.applyCoupon).toMatchObject({ refusal, cart: { totals } });
});

test('a coupon applies only while the cart reaches its minimum', async () => {
  const app = await openTestBranch();
  await applyCoupon(app, 'OAK150');
  const read = '{ cart { coupon { code refusal } totals { coupon } } }';

  await sendGraphql(app, 'mutation { removeFromCart(productId: 26) { product { id } } }');
  const below = await sendGraphql(app, read);
  await sendGraphql(app, 'mutation { restoreToCart(productId: 26) { product { id } } }');
  const above = await sendGraphql(app, read);

  expect(below.data.cart).toEqual({
    coupon: { code: 'OAK150', refusal: 'BELOW_MINIMUM' },
    totals: { coupon: 0 },
  });
  expect(above.data.cart).toEqual({
    coupon: { code: 'OAK150', refusal: null },
    totals: { coupon: 150 },
  });
});

test('restored entries of the cart and the wishlist are unchanged and have their old positions', async () => {
  const app = await openTestBranch();
  const before = await readLines(app);
  const wishlistQuery = '{ wishlist { id } }';
  const wishlistBefore = await sendGraphql(app, wishlistQuery);

  await sendGraphql(
    app,
    `mutation {
      removeFromCart(productId: 13) { product { id } }
      removeFromWishlist(productId: 24) { id }
    }`,
  );
  expect(await readLines(app)).toHaveLength(4);
  await sendGraphql(
    app,
    `mutation {
      restoreToCart(productId: 13) { product { id } }
      restoreToWishlist(productId: 24) { id }
      again: restoreToCart(productId: 13) { product { id } }
    }`,
  );

  expect(await readLines(app)).toEqual(before);
  expect(await sendGraphql(app, wishlistQuery)).toEqual(wishlistBefore);
  const { errors } = await sendGraphql(
    app,
    'mutation { restoreToCart(productId: 7) { product { id } } }',
  );
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('an order has a line for each colour of a product', async () => {
  const app = await openTestBranch();
  await sendGraphql(
    app,
    `mutation {
      clearCart { coupons { code } }
      a: addToCart(productId: 7, color: INFO, qty: 2) { product { id } }
      b: addToCart(productId: 7, color: DANGER) { product { id } }
    }`,
  );

  const { data } = await sendGraphql(
    app,
    `mutation ($order: PlaceOrderInput!) {
      placeOrder(order: $order) { order { lines { position productId color qty } totals { items } } }
    }`,
    createVariables(),
  );

  expect(data.placeOrder.order).toEqual({
    lines: [
      { position: 1, productId: 7, color: 'INFO', qty: 2 },
      { position: 2, productId: 7, color: 'DANGER', qty: 1 },
    ],
    totals: { items: 3 },
  });
});

const address = {
  fullName: ' Rui  Tavares ',
  phone: '(213) 555-0142',
  street: 'Travessa da Bigorna',
  houseNumber: '4, 2.º esq.',
  landmark: '',
  city: 'Lisbon',
  postalCode: '1900-120',
  region: 'Lisbon',
  kind: 'HOME',
};
const addAddressMutation = `mutation ($address: DeliveryAddressInput!) {
  addDeliveryAddress(address: $address) {
    address { id fullName isChosen } problems { field problem }
  }
}`;

test('an address can be created, selected, updated, deleted and restored', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, addAddressMutation, { address });
  expect(data.addDeliveryAddress).toEqual({
    address: { id: 3, fullName: 'Rui Tavares', isChosen: true },
    problems: [],
  });

  await sendGraphql(
    app,
    `mutation ($address: DeliveryAddressInput!) {
      updateDeliveryAddress(id: 3, address: $address) { address { id } }
    }`,
    { address: { ...address, city: 'Porto' } },
  );
  const readAddresses = async () =>
    (await sendGraphql(app, '{ deliveryAddresses { id city isChosen } }')).data.deliveryAddresses;
  const addresses = await readAddresses();
  expect(addresses[2]).toEqual({ id: 3, city: 'Porto', isChosen: true });

  await sendGraphql(app, 'mutation { deleteDeliveryAddress(id: 3) { id } }');
  expect((await readAddresses())[0].isChosen).toBe(true);
  await sendGraphql(
    app,
    'mutation { restoreDeliveryAddress(id: 3) { id } chooseDeliveryAddress(id: 3) { id } }',
  );
  expect(await readAddresses()).toEqual(addresses);
});

test.each([
  [{ fullName: ' ' }, 'FULL_NAME', 'BLANK'],
  [{ phone: 'call me' }, 'PHONE', 'MALFORMED'],
  [{ phone: '12345' }, 'PHONE', 'MALFORMED'],
  [{ street: 'x'.repeat(81) }, 'STREET', 'TOO_LONG'],
  [{ postalCode: 'LISBON' }, 'POSTAL_CODE', 'MALFORMED'],
  [{ region: '' }, 'REGION', 'BLANK'],
])('refuses an address with %o', async (changes, field, problem) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, addAddressMutation, {
    address: { ...address, ...changes },
  });

  expect(data.addDeliveryAddress).toEqual({ address: null, problems: [{ field, problem }] });
  expect(
    (await sendGraphql(app, '{ deliveryAddresses { id } }')).data.deliveryAddresses,
  ).toHaveLength(2);
});

test('an order can be cancelled until it is shipped', async () => {
  let now = new Date('2026-03-09T09:00:00Z');
  const app = await buildTestApp({ services: { ...createTestServices(), now: () => now } });
  const cancel =
    'mutation ($id: Int!) { cancelOrder(id: $id) { state paymentState isCancellable } }';
  await sendGraphql(app, placeOrderMutation, createVariables());

  const { data } = await sendGraphql(app, cancel, { id: 5 });
  expect(data.cancelOrder).toEqual({
    state: 'CANCELLED',
    paymentState: 'REFUNDED',
    isCancellable: false,
  });

  await sendGraphql(app, 'mutation { addToCart(productId: 8) { product { id } } }');
  await sendGraphql(
    app,
    placeOrderMutation,
    createVariables({ key: 'two', payment: 'BANK_TRANSFER' }),
  );
  now = new Date('2026-03-09T22:00:00Z');
  const late = await sendGraphql(app, cancel, { id: 6 });
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await sendGraphql(app, '{ order(id: 6) { state paymentState } }')).data.order).toEqual({
    state: 'SHIPPED',
    paymentState: 'PAID',
  });
});

test.each([
  ['', [4, 3, 2, 1], 4],
  ['q: "mf-10402"', [2], 1],
  ['q: "stool"', [3], 1],
  ['states: [SHIPPED, CANCELLED]', [4, 2], 2],
  ['sortBy: TOTAL', [2, 3, 1, 4], 4],
  ['isDescending: false, perPage: 1, page: 4', [4], 4],
])('orderPage(%s) returns the orders with the ids %j', async (args, ids, total) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{ orderPage${args && `(${args})`} { orders { id } total } }`,
  );

  expect(data.orderPage).toEqual({ orders: ids.map((id) => ({ id })), total });
});
