import { expect, test } from 'vitest';
import { createServices } from '../../services/createServices.ts';
import { buildTestApp, openTestBranch, sendGraphql, type TestApp } from '../../test/testApp.ts';

const cartFields =
  'cart { lines { qty discountPercentage product { id isInCart } } totals { items total } }';

test.each([
  ['brands: [BRASSWICK]', [17, 16, 3]],
  ['brands: [BRASSWICK, VERDELUNE], maxPrice: 89', [23, 22, 3]],
  ['kinds: [DESK]', [26, 24, 1]],
  ['minPrice: 500, maxPrice: 650', [27, 19, 18, 1]],
  ['minRating: 5, kinds: [SCREEN, PLANT]', [19, 9]],
  ['priceBands: [FROM_700], perPage: 3', [26, 24, 14]],
  ['priceBands: [UNDER_100, FROM_100_TO_300], brands: [CORVANE], minPrice: 60', [15, 2]],
  ['hasFreeShipping: true', [26, 24, 19, 13, 12, 1]],
  ['brands: []', []],
  ['sortBy: NAME_ASC, perPage: 3', [27, 17, 18]],
  ['sortBy: RATING, perPage: 3', [27, 26, 21]],
  ['sortBy: FEATURED, perPage: 9, minRating: 3', [27, 26, 25, 24, 23, 22, 21, 20, 19]],
])('productPage(%s) returns the products with the ids %j', async (args, ids) => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, `{ productPage(${args}) { products { id } total } }`);

  expect(data.productPage.products.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('shopFilters returns the number of products of each option', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ shopFilters { brands { name count } kinds { kind count } ratings { minRating count } minPrice maxPrice } }',
  );

  expect(data.shopFilters.brands[0]).toEqual({ name: 'Holmvik', count: 6 });
  const counts = [...data.shopFilters.brands, ...data.shopFilters.kinds].map(({ count }) => count);
  expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(2 * 27);
  expect(data.shopFilters.ratings.at(-1)).toEqual({ minRating: 1, count: 27 });
  expect(data.shopFilters).toMatchObject({ minPrice: 39, maxPrice: 4890 });
});

test('the count of an option is the number of products with this option and all other filters', async () => {
  const app = await openTestBranch();
  const otherFilters = 'kinds: [DESK, LAMP, CHAIR], minRating: 3, maxPrice: 900';

  const { data } = await sendGraphql(
    app,
    `{ shopFilters(${otherFilters}, brands: [HOLMVIK]) {
      brands { brand count } kinds { kind count } priceBands { band count }
      ratings { minRating count } anyPriceCount anyRatingCount freeShippingCount
    } }`,
  );
  const readTotal = async (args: string) =>
    (await sendGraphql(app, `{ productPage(${args}) { total } }`)).data.productPage.total;

  const { shopFilters } = data;
  for (const { brand, count } of shopFilters.brands) {
    expect(await readTotal(`${otherFilters}, brands: [${brand}]`), brand).toBe(count);
  }
  for (const { band, count } of shopFilters.priceBands) {
    expect(await readTotal(`${otherFilters}, brands: [HOLMVIK], priceBands: [${band}]`), band).toBe(
      count,
    );
  }
  for (const { kind, count } of shopFilters.kinds) {
    const args = `kinds: [${kind}], minRating: 3, maxPrice: 900, brands: [HOLMVIK]`;
    expect(await readTotal(args), kind).toBe(count);
  }
  expect(shopFilters.freeShippingCount).toBe(
    await readTotal(`${otherFilters}, brands: [HOLMVIK], hasFreeShipping: true`),
  );
  expect(shopFilters.anyPriceCount).toBe(await readTotal(`${otherFilters}, brands: [HOLMVIK]`));
});

test('related products are of the same kind, then of the same brand', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ relatedProducts(id: 26) { id kind brand } }');

  expect(data.relatedProducts.map(({ id }: { id: number }) => id)).toEqual([24, 1, 18, 5, 4]);
});

test('setCartQuantity changes the totals and no other line', async () => {
  const app = await openTestBranch();
  const before = await sendGraphql(app, `{ ${cartFields} }`);

  const { data } = await sendGraphql(
    app,
    `mutation { setCartQuantity(productId: 3, qty: 4) { ${cartFields} } }`,
  );

  const [cart, cartBefore] = [data.setCartQuantity.cart, before.data.cart];
  expect(cart.totals.items).toBe(cartBefore.totals.items + 3);
  expect(cart.lines.at(-1)).toEqual({ ...cartBefore.lines.at(-1), qty: 4 });
  expect(cart.lines.slice(0, -1)).toEqual(cartBefore.lines.slice(0, -1));
});

test('the totals are correct to the cent', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ cart { totals { items price discount delivery tax total } } }',
  );

  // 890 + 389 + 649 + 2 * 149 + 89, less 10, 12, 5, 15 and 8 percent of them.
  expect(data.cart.totals).toEqual({
    items: 6,
    price: 2315,
    discount: 219.95,
    delivery: 29,
    tax: 488.53,
    total: 2612.58,
  });
});

test('a query of the cart does not change the next random numbers', async () => {
  const [app, other] = [await openTestBranch(), await openTestBranch()];
  const addMutation =
    'mutation { addToCart(productId: 5) { cart { lines { offers discountPercentage } } } }';

  for (let round = 0; round < 3; round += 1) await sendGraphql(app, `{ ${cartFields} }`);

  expect(await sendGraphql(app, addMutation)).toEqual(await sendGraphql(other, addMutation));
});

test.each([0, 11])('refuses the quantity %i', async (qty) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation ($qty: Int!) { setCartQuantity(productId: 3, qty: $qty) { cart { totals { items } } } }',
    { qty },
  );

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'qty' });
});

test('setCartQuantity returns NOT_FOUND for a product that is not in the cart', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation { setCartQuantity(productId: 9, qty: 2) { cart { totals { items } } } }',
  );

  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('removing a product returns its new state, or null for an unknown product', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `mutation {
      removeFromCart(productId: 26) { product { id isInCart } }
      unknown: removeFromCart(productId: 99) { product { id } }
      removeFromWishlist(productId: 24) { id isInWishlist }
    }`,
  );

  expect(data.removeFromCart.product).toEqual({ id: 26, isInCart: false });
  expect(data.unknown.product).toBeNull();
  expect(data.removeFromWishlist).toEqual({ id: 24, isInWishlist: false });
});

test('clearCart empties the cart', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { clearCart { lines { id } totals { total } } }',
  );

  expect(data.clearCart).toMatchObject({ lines: [] });
});

test('generated products have slugs that end with the id', async () => {
  const app = await buildTestApp({ services: createServices({ seed: 1, seedRows: 5000 }) });

  const { data } = await sendGraphql(
    app,
    '{ productPage(kinds: [LAMP], perPage: 3, page: 2) { total products { id slug name } } }',
  );

  expect(data.productPage.total).toBe(556);
  for (const { id, slug } of data.productPage.products) expect(slug).toMatch(new RegExp(`-${id}$`));
});

test('restoreToCart restores a line unchanged at its old position', async () => {
  const app = await openTestBranch();
  const cartQuery = '{ cart { lines { id productId qty discountPercentage } totals { total } } }';
  const before = (await sendGraphql(app, cartQuery)).data;

  await sendGraphql(
    app,
    'mutation { removeFromCart(productId: 19) { cart { totals { total } } } }',
  );
  expect((await sendGraphql(app, cartQuery)).data.cart.lines).toHaveLength(
    before.cart.lines.length - 1,
  );
  await sendGraphql(app, 'mutation { restoreToCart(productId: 19) { cart { totals { total } } } }');

  expect((await sendGraphql(app, cartQuery)).data).toEqual(before);
});

test('restoreToCart changes nothing for a product in the cart, and refuses a product that was not removed', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { restoreToCart(productId: 26) { cart { lines { id } } } }',
  );
  const { errors } = await sendGraphql(
    app,
    'mutation { restoreToCart(productId: 2) { cart { lines { id } } } }',
  );

  expect(data.restoreToCart.cart.lines).toHaveLength(5);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

const addColor = (color: string, qty?: number) =>
  `addToCart(productId: 7, color: ${color}${qty ? `, qty: ${qty}` : ''}) { product { id } }`;
const readLarkLines = async (app: TestApp) =>
  (await sendGraphql(app, '{ cart { lines { productId color qty } } }')).data.cart.lines
    .filter(({ productId }: { productId: number }) => productId === 7)
    .map(({ color, qty }: { color: string; qty: number }) => [color, qty]);

test('each colour of a product has its own line, and a quantity is added to that of a line', async () => {
  const app = await openTestBranch();

  await sendGraphql(
    app,
    `mutation { a: ${addColor('PRIMARY')} b: ${addColor('INFO', 2)} c: ${addColor('INFO', 3)} }`,
  );
  await sendGraphql(
    app,
    'mutation { setCartQuantity(productId: 7, color: PRIMARY, qty: 4) { product { id } } }',
  );

  expect(await readLarkLines(app)).toEqual([
    ['PRIMARY', 4],
    ['INFO', 5],
  ]);
});

test('addToCart refuses more than ten pieces of a line', async () => {
  const app = await openTestBranch();
  await sendGraphql(app, `mutation { ${addColor('INFO', 8)} }`);

  const { errors } = await sendGraphql(app, `mutation { ${addColor('INFO', 3)} }`);

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'qty' });
  expect(await readLarkLines(app)).toEqual([['INFO', 8]]);
});

test('removeFromCart removes one colour, or all colours, and restoreToCart restores the same lines', async () => {
  const app = await openTestBranch();
  const colors = ['PRIMARY', 'INFO', 'DANGER'];
  await sendGraphql(
    app,
    `mutation { ${colors.map((color) => `${color}: ${addColor(color)}`).join(' ')} }`,
  );
  const before = await readLarkLines(app);
  const change = (call: string) => sendGraphql(app, `mutation { ${call} { product { id } } }`);

  await change('removeFromCart(productId: 7, color: INFO)');
  expect(await readLarkLines(app)).toEqual([before[0], before[2]]);
  await change('restoreToCart(productId: 7, color: INFO)');
  expect(await readLarkLines(app)).toEqual(before);

  await change('removeFromCart(productId: 7)');
  expect(await readLarkLines(app)).toEqual([]);
  await change('restoreToCart(productId: 7)');
  expect(await readLarkLines(app)).toEqual(before);
});

test('the wishlist has an entry for each colour, and lists each product once', async () => {
  const app = await openTestBranch();
  const read = async () =>
    (
      await sendGraphql(
        app,
        '{ wishlistEntries { color product { id } } wishlist { id wishlistColors } }',
      )
    ).data;

  await sendGraphql(
    app,
    'mutation { addToWishlist(productId: 24, color: DANGER) { id } again: addToWishlist(productId: 24) { id } }',
  );
  const { wishlistEntries, wishlist } = await read();

  expect(wishlistEntries).toEqual([
    { color: 'PRIMARY', product: { id: 24 } },
    { color: 'PRIMARY', product: { id: 23 } },
    { color: 'DANGER', product: { id: 24 } },
  ]);
  expect(wishlist).toEqual([
    { id: 24, wishlistColors: ['PRIMARY', 'DANGER'] },
    { id: 23, wishlistColors: ['PRIMARY'] },
  ]);

  await sendGraphql(app, 'mutation { removeFromWishlist(productId: 24, color: PRIMARY) { id } }');
  expect((await read()).wishlist[1]).toEqual({ id: 24, wishlistColors: ['DANGER'] });
});

test('the rating and the number of reviews of each product follow from its reviews', async () => {
  const app = await buildTestApp({ services: createServices({ seed: 1, seedRows: 400 }) });
  const { data } = await sendGraphql(
    app,
    '{ productPage(perPage: 400) { products { id rating averageRating reviewCount } } }',
  );

  for (const product of data.productPage.products) {
    const { data: reviewData } = await sendGraphql(
      app,
      `{ productReviews(id: ${product.id}, perPage: 100) { total counts { stars count } reviews { id stars author title text } } }`,
    );
    const { total, counts, reviews } = reviewData.productReviews;
    const sum = reviews.reduce(
      (result: number, review: { stars: number }) => result + review.stars,
      0,
    );

    expect(product.reviewCount).toBe(total);
    expect(reviews).toHaveLength(total);
    expect(product.averageRating).toBe(Math.round((sum / total) * 10) / 10);
    expect(product.rating, String(product.id)).toBe(Math.round(sum / total));
    for (const { stars, count } of counts) {
      expect(reviews.filter((review: { stars: number }) => review.stars === stars)).toHaveLength(
        count,
      );
    }
    for (const key of ['author', 'text'] as const) {
      expect(new Set(reviews.map((review: Record<string, string>) => review[key])).size).toBe(
        total,
      );
    }
  }
});

test('productReviews filters by stars, sorts by date, and has pages', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{
      all: productReviews(id: 26, perPage: 100) { reviews { id createdAt } }
      second: productReviews(id: 26, perPage: 3, page: 2) { reviews { id } }
      four: productReviews(id: 26, stars: 4, perPage: 100) { total reviews { stars } }
    }`,
  );

  const { reviews } = data.all;
  const times = reviews.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(data.second.reviews).toEqual(
    reviews.slice(3, 6).map(({ id }: { id: number }) => ({ id })),
  );
  expect(data.four.total).toBe(data.four.reviews.length);
  expect(data.four.reviews.every(({ stars }: { stars: number }) => stars === 4)).toBe(true);
});

const cartLogin = `mutation { login(email: "client@demo.com", password: "client") {
  userData { extras { eCommerceCartItemsCount } }
} }`;

test('login returns the number of lines in the cart', async () => {
  const app = await openTestBranch();

  const fresh = await sendGraphql(app, cartLogin);
  await sendGraphql(
    app,
    'mutation { removeFromCart(productId: 26) { cart { totals { items } } } }',
  );
  const later = await sendGraphql(app, cartLogin);

  expect(fresh.data.login.userData.extras).toEqual({ eCommerceCartItemsCount: 5 });
  expect(later.data.login.userData.extras).toEqual({ eCommerceCartItemsCount: 4 });
});

test('registerUser returns no cart count', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { registerUser(username: "rui", email: "rui@firm.example", password: "p") { user { extras { eCommerceCartItemsCount } } } }',
  );

  expect(data.registerUser.user.extras).toBeNull();
});
