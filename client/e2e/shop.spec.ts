import type { APIRequestContext, Page } from '@playwright/test';
import {
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  expectSameTextOnPhone,
  tabTo,
  test,
  waitForMutation,
} from './page.ts';

const shopPath = '/apps/ecommerce/shop';
const checkoutPath = '/apps/ecommerce/checkout';
const getProducts = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 2 });
const getFilter = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: 'Filters' }).getByLabel(name);

/** Executes a GraphQL operation, and returns its data. */
async function executeOperation(request: APIRequestContext, query: string) {
  const response = await request.post('/graphql', { data: { query } });
  return (await response.json()).data;
}

/** Replaces the products of the cart. */
async function fillCart(request: APIRequestContext, ...ids: number[]) {
  const additions = ids.map((id) => `p${id}: addToCart(productId: ${id}) { product { id } }`);
  await executeOperation(request, `mutation { clearCart { lines { id } } ${additions.join(' ')} }`);
}

test('filters by brand and price are in the URL', async ({ page, context }) => {
  await page.goto(shopPath);
  await getFilter(page, /^Keyforth/).check();
  await getFilter(page, /^Below \$100/).check();

  await expect(getProducts(page)).toHaveText([
    'Solo mono headset',
    'Pebble compact keyboard',
    'Lark keyboard',
  ]);
  await expect(page.getByText('3 products found')).toBeVisible();
  await expect(getFilter(page, /^Below \$100/)).toBeChecked();

  const secondPage = await context.newPage();
  await secondPage.goto(page.url());
  await expect(getProducts(secondPage)).toHaveText(await getProducts(page).allTextContents());
  await expect(getFilter(secondPage, /^Keyforth/)).toBeChecked();

  await secondPage.getByRole('searchbox').fill('lark');
  await expect(getProducts(secondPage)).toHaveText(['Lark keyboard']);
  await secondPage.getByRole('button', { name: 'Show as a list' }).click();
  await secondPage.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(secondPage).toHaveURL(`${shopPath}?q=lark&view=list`);
});

test('an order with a coupon can be paid after a declined card, and is in the list of orders', async ({
  page,
  request,
}) => {
  await fillCart(request, 14, 8);
  await page.goto(checkoutPath);

  await page.getByRole('textbox', { name: 'Coupon code' }).fill('winterlamp');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Expired on/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use DESKMATE10' }).click();
  await expect(page.getByText('Coupon DESKMATE10')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to address' }).click();
  await page.getByRole('radio', { name: 'Ines Okafor, Hamburg' }).check();
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect(page).toHaveURL(`${checkoutPath}?step=payment`);

  const number = page.getByRole('textbox', { name: 'Card number' });
  await number.fill('5105111122220013');
  await page.getByRole('textbox', { name: 'Name on the card' }).fill('Ines Okafor');
  await page.getByRole('textbox', { name: 'Valid until' }).fill('12/39');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('alert')).toContainText('insufficient funds');
  await page.goBack();
  await page.goForward();
  await expect(number).toHaveValue('5105 1111 2222 0013');

  await number.fill('5105111122220005');
  await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await expect(page.getByText('Thank you for your order')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.getByRole('main').getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('link', { name: title?.replace('Order ', '') })).toBeVisible();
  const { orderPage, cart } = await executeOperation(
    request,
    '{ orderPage(perPage: 1) { orders { number couponCode address { city } } } cart { lines { id } } }',
  );
  expect(orderPage.orders[0]).toEqual({
    number: title?.replace('Order ', ''),
    couponCode: 'DESKMATE10',
    address: { city: 'Hamburg' },
  });
  expect(cart.lines).toEqual([]);
});

test('wishlist and cart are consistent on all screens, and removals can be undone', async ({
  page,
  request,
}) => {
  await fillCart(request, 26, 13);
  await page.goto('/apps/ecommerce/product-detail');
  await Promise.all([
    waitForMutation(page, 'addToWishlist'),
    page.getByRole('main').getByRole('button', { name: 'Wish list: Tern standing desk' }).click(),
  ]);
  await page.goto('/apps/ecommerce/wishlist');
  await expect(page.getByRole('heading', { name: 'Tern standing desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tern standing desk' }).click();
  await expect(page.getByRole('heading', { name: 'Tern standing desk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Tern standing desk' })).toBeVisible();

  await page.goto(checkoutPath);
  await page.getByRole('button', { name: 'Increase: Quantity of Mooring task chair' }).click();
  await expect(page.getByText('Price of 3 items')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Mooring task chair' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 2 products' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Quantity of Mooring task chair' })).toHaveValue(
    '2',
  );
  const cart = await (await request.get('/apps/ecommerce/cart')).json();
  expect(cart.products.map(({ id, qty }: { id: number; qty: number }) => [id, qty])).toEqual([
    [26, 1],
    [13, 2],
  ]);
});

test('an order can be placed by keyboard alone', async ({ page, request }) => {
  await fillCart(request);
  const activate = async (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter');
  };

  await page.goto(`${shopPath}?q=lark`);
  await activate('Add to cart: Lark keyboard');
  await activate('View in cart: Lark keyboard', 'link');
  await activate('Increase: Quantity of Lark keyboard');
  await expect(page.getByText('Price of 2 items')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Coupon code' }));
  await page.keyboard.type('deskmate10');
  await page.keyboard.press('Enter');
  const removeCoupon = page.getByRole('button', { name: 'Remove coupon DESKMATE10' });
  await expect(removeCoupon).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Use DESKMATE10' }));
  await page.keyboard.press('Enter');
  await expect(removeCoupon).toBeFocused();
  await activate('Continue to address');
  await activate('Deliver here');
  await activate(/^Cash on delivery/, 'radio');
  await activate('Place order');
  await expect(page.getByText('Thank you for your order')).toBeVisible();

  await activate('Cancel order');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Order MF-\d+ cancelled$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('on a phone, filters are in a drawer and nothing is cut off', async ({ page, request }) => {
  await fillCart(request, 26, 8);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopPath);

  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel(/^Brasswick/).check();
  // The previous products are pale until the filtered products are there.
  await expect(getProducts(page)).toHaveCount(3);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Show 3 products' }).click();
  await expect(drawer).toBeHidden();
  await expect(getProducts(page)).toHaveCount(3);

  for (const path of [`${shopPath}?view=list`, checkoutPath, `${checkoutPath}?step=payment`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScrolling(page);
  }
});

test('a phone shows all data of a wide screen', async ({ page, request }) => {
  await fillCart(request, 26, 8);
  // The selector excludes the filters, which are in a drawer on a phone.
  for (const [path, selector] of [
    [`${shopPath}?view=list`, 'section li article'],
    ['/apps/ecommerce/product-detail/desk-26', 'main'],
    [checkoutPath, 'main'],
    [`${checkoutPath}?step=address`, 'main'],
    [`${checkoutPath}?step=payment`, 'main'],
    ['/apps/ecommerce/orders/4', 'main'],
  ] as const) {
    await page.goto(path);
    await expectSameTextOnPhone(page, selector);
  }
});

test.describe(() => {
  test.use({
    // Firefox reports an error of a page without its message.
    expectedMessages: /There is no product 99|status of 404|^Error$|during render Error$/,
  });

  test('an unknown product shows the not-found page inside the frame', async ({ page }) => {
    await page.goto('/apps/ecommerce/product-detail/nothing-99');

    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

/** The path of a screen, and a text that is visible when the screen has loaded. */
type Screen = [path: string, text: RegExp | string];

const shopScreens: Screen[] = [
  [shopPath, '27 products found'],
  [`${shopPath}?view=list&brands=VERDELUNE`, '3 products found'],
  [`${shopPath}?q=xyzzy`, 'No matching products'],
  ['/apps/ecommerce/product-detail/desk-26', 'Related products'],
  ['/apps/ecommerce/wishlist', 'Cove corner desk'],
];
const checkoutScreens: Screen[] = [
  [checkoutPath, 'Price details'],
  [`${checkoutPath}?step=payment`, 'Bank transfer'],
  ['/apps/ecommerce/orders', 'MF-10404'],
  ['/apps/ecommerce/orders/4', 'Office fig'],
];

async function expectAllAccessible(page: Page, screens: Screen[]) {
  for (const [path, text] of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectAccessible(page);
  }
}

test.describe('in all appearances', () => {
  for (const appearance of appearances) {
    test.describe(`${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, () => {
      test.beforeEach(async ({ page, request }) => {
        await fillCart(request, 26, 13);
        await applyAppearance(page, appearance);
      });

      test('the shop and the products are accessible', async ({ page }) => {
        await expectAllAccessible(page, shopScreens);
      });

      test('the cart, the checkout and the orders are accessible', async ({ page }) => {
        await expectAllAccessible(page, checkoutScreens);
      });

      test('an incomplete address and an empty cart are accessible', async ({ page, request }) => {
        await page.goto(`${checkoutPath}?step=address`);
        await page.getByRole('button', { name: 'New address' }).click();
        await page.getByRole('button', { name: 'Save and deliver here' }).click();
        await expect(page.getByText('Enter a value: Full name')).toBeVisible();
        // At other scroll positions, the bottom bar covers a button.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);

        await fillCart(request);
        await page.goto(checkoutPath);
        await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
});
