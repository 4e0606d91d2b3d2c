import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql, type TestApp } from '../../test/testApp.ts';

interface ListedRow {
  id: number;
  productId: number;
  offers: number;
}

const shopUrl = '/apps/ecommerce';
const getIds = (rows: ListedRow[]) => rows.map(({ id }) => id);
const read = async (app: TestApp, url: string) => (await app.inject(`${shopUrl}/${url}`)).json();
const post = (app: TestApp, list: string, payload: object) =>
  app.inject({ method: 'POST', url: `${shopUrl}/${list}`, payload });
const remove = (app: TestApp, list: string, id: number) =>
  app.inject({ method: 'DELETE', url: `${shopUrl}/${list}/${id}` });

test('GET products returns nine of 27 products, newest first, with wishlist and cart', async () => {
  const app = await openTestBranch();

  const { products, total, userWishlist, userCart } = await read(app, 'products');

  expect(getIds(products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
  expect(total).toBe(27);
  expect(products[1]).toMatchObject({ brand: 'Holmvik', isInCart: true, isInWishlist: false });
  expect(userWishlist).toEqual([
    { id: 1, productId: 24 },
    { id: 2, productId: 23 },
  ]);
  expect(userCart).toHaveLength(5);
  expect(Object.keys(userCart[0])).toEqual(['id', 'productId', 'qty']);
});

test('the sample has the ratings, free shipping and slugs of the contract', async () => {
  const app = await openTestBranch();

  const { products } = await read(app, 'products?perPage=100');

  const countByRating = (stars: number) =>
    products.filter(({ rating }: { rating: number }) => rating === stars).length;
  expect([1, 2, 3, 4, 5].map(countByRating).sort()).toEqual([3, 4, 6, 7, 7]);
  expect(
    products.filter(({ hasFreeShipping }: { hasFreeShipping: boolean }) => hasFreeShipping),
  ).toHaveLength(6);
  for (const { id, slug } of products) expect(slug).toMatch(new RegExp(`-${id}$`));
});

test.each([
  ['q=DESK&perPage=100', [26, 24, 3, 1]],
  ['sortBy=price-asc&perPage=3', [23, 22, 25]],
  ['sortBy=price-desc&perPage=3', [12, 26, 24]],
  ['sortBy=price-desc&perPage=2&page=2', [24, 14]],
  ['sortBy=colour&perPage=2', [27, 26]],
  ['q=&sortBy=&perPage=&page=', [27, 26, 25, 24, 23, 22, 21, 20, 19]],
  ['page=9', []],
  ['page=0', []],
])('GET products?%s returns the products with the ids %j', async (query, ids) => {
  const app = await openTestBranch();

  expect(getIds((await read(app, `products?${query}`)).products)).toEqual(ids);
});

test('GET products/:id returns the product with its colours', async () => {
  const app = await openTestBranch();

  const { product } = await read(app, 'products/26');

  expect(product).toMatchObject({
    slug: 'tern-standing-desk-26',
    isInCart: true,
    colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
  });
});

test.each(['99', 'abc', '1e1', '-3', '2.0', '%2026', '0x1A'])(
  'GET products/%s returns 404',
  async (id) => {
    const app = await openTestBranch();

    expect((await app.inject(`${shopUrl}/products/${id}`)).statusCode).toBe(404);
  },
);

test('GET wishlist returns the products, oldest entry first', async () => {
  const app = await openTestBranch();

  const { products } = await read(app, 'wishlist');

  expect(getIds(products)).toEqual([24, 23]);
  expect(products[0]).toMatchObject({ isInCart: false, isInWishlist: true });
});

test('offers, discounts and dates of added products are in their ranges', async () => {
  const app = await openTestBranch();
  const now = Date.parse('2026-03-09T09:00:00Z');
  for (let productId = 1; productId <= 27; productId += 1) await post(app, 'cart', { productId });

  const { products } = await read(app, 'cart');

  expect(products).toHaveLength(27);
  for (const { offers, discountPercentage, shippingDate, qty } of products) {
    const days = (Date.parse(shippingDate) - now) / 86_400_000;
    expect([1, 2, 3, 4]).toContain(offers);
    expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(days);
    expect(discountPercentage).toBeGreaterThanOrEqual(3);
    expect(discountPercentage).toBeLessThanOrEqual(20);
    expect(qty).toBeGreaterThan(0);
  }
  const offersOfProducts = new Set(products.map(({ offers }: ListedRow) => offers));
  expect(offersOfProducts.size).toBe(4);
});

test('GET cart changes neither the cart nor the next random numbers', async () => {
  const [app, other] = [await openTestBranch(), await openTestBranch()];
  const readBody = async () => (await app.inject('/apps/ecommerce/cart')).body;

  const first = await readBody();
  expect([await readBody(), await readBody()]).toEqual([first, first]);
  await post(app, 'cart', { productId: 5 });
  await post(other, 'cart', { productId: 5 });

  expect(await read(app, 'cart')).toEqual(await read(other, 'cart'));
});

test.each(['cart', 'wishlist'])(
  'POST %s adds a product once, with the id as text or number',
  async (list) => {
    const app = await openTestBranch();

    const first = await post(app, list, { productId: '5' });
    const again = await post(app, list, { productId: 5 });

    expect([first.statusCode, first.body]).toEqual([201, '']);
    expect(again.statusCode).toBe(201);
    const { products } = await read(app, list);
    expect(products.filter(({ id }: ListedRow) => id === 5)).toHaveLength(1);
    expect(products.at(-1).id).toBe(5);
  },
);

test.each(['cart', 'wishlist'])('POST %s refuses an unknown or missing id', async (list) => {
  const app = await openTestBranch();
  const before = getIds((await read(app, list)).products);

  const unknown = await post(app, list, { productId: 99 });
  const missing = await post(app, list, {});

  expect([unknown.statusCode, unknown.json()]).toEqual([404, { error: 'There is no product 99.' }]);
  expect([missing.statusCode, missing.json()]).toEqual([400, { error: 'productId is missing.' }]);
  expect(getIds((await read(app, list)).products)).toEqual(before);
});

test.each([
  ['cart', 26],
  ['wishlist', 24],
])(
  'DELETE %s/:productId removes the product, and a repetition changes nothing',
  async (list, id) => {
    const app = await openTestBranch();
    const before = getIds((await read(app, list)).products);

    const first = await remove(app, list, id);
    const again = await remove(app, list, id);

    expect([first.statusCode, first.body]).toEqual([200, '']);
    expect(again.statusCode).toBe(200);
    expect(getIds((await read(app, list)).products)).toEqual(
      before.filter((other) => other !== id),
    );
  },
);

test.each(['2.6e1', '0x1A'])('DELETE cart/%s returns 404', async (id) => {
  const app = await openTestBranch();

  const response = await app.inject({ method: 'DELETE', url: `${shopUrl}/cart/${id}` });

  expect(response.statusCode).toBe(404);
  expect((await read(app, 'cart')).products).toHaveLength(5);
});

test('the id of a removed cart line is not reused', async () => {
  const app = await openTestBranch();

  await post(app, 'cart', { productId: 1 });
  await remove(app, 'cart', 1);
  await post(app, 'cart', { productId: 2 });

  expect((await read(app, 'products')).userCart.at(-1)).toEqual({ id: 7, productId: 2, qty: 1 });
});

test('POST cart adds the first colour, and DELETE cart removes the lines of all colours', async () => {
  const app = await openTestBranch();
  const readColors = async () =>
    (await sendGraphql(app, '{ cart { lines { productId color } } }')).data.cart.lines
      .filter(({ productId }: ListedRow) => productId === 5)
      .map(({ color }: { color: string }) => color);

  await post(app, 'cart', { productId: 5 });
  await sendGraphql(app, 'mutation { addToCart(productId: 5, color: INFO) { product { id } } }');
  expect(await readColors()).toEqual(['PRIMARY', 'INFO']);
  await remove(app, 'cart', 5);

  expect(await readColors()).toEqual([]);
});
