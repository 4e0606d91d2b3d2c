import type { APIRequestContext, Page, Request } from '@playwright/test';
import { getRow } from './board.ts';
import { type LiveScreen, liveScreens } from './liveScreens.ts';
import { expect, test } from './page.ts';

/** Waits until the screen has its stream of changes. */
const waitForStream = (page: Page) =>
  page.waitForRequest((request) => request.postData()?.includes('LiveChanges') === true);

const mutate = (request: APIRequestContext, fields: string) =>
  request.post('/graphql', { data: { query: `mutation { ${fields} }` } });

test('the to-do board shows what other clients change, and an undo', {
  tag: '@critical',
}, async ({ page, request }) => {
  const stream = waitForStream(page);
  await page.goto('/apps/todo');
  await stream;

  await request.post('/apps/todo/add-tasks', {
    data: { task: { title: 'Order tea for the showroom', tags: [] } },
  });
  await expect(getRow(page, 'Order tea for the showroom')).toBeVisible();

  await request.post('/gateway/undo', { data: {} });
  await expect(getRow(page, 'Order tea for the showroom')).toHaveCount(0);
});

test('a screen whose object another client deletes shows that it is missing', async ({
  page,
  request,
}) => {
  const stream = waitForStream(page);
  await page.goto('/apps/invoice/preview/5036');
  await stream;

  await mutate(request, 'deleteInvoice(id: 5036) { __typename }');

  await expect(page.getByRole('heading', { name: 'Invoice 5036 not found' })).toBeVisible();
});

test('the badge of the cart follows another tab', async ({ page, context }) => {
  const other = await context.newPage();
  const stream = waitForStream(other);
  await other.goto('/apps/todo');
  await stream;
  await expect(other.getByRole('button', { name: 'Cart, 5 products' })).toBeVisible();

  await page.goto('/apps/ecommerce/shop');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();

  await expect(page.getByRole('button', { name: 'Cart, 6 products' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cart, 6 products' })).toBeVisible();
});

test('a form keeps the input of the user, and takes the changes of other fields', async ({
  page,
  request,
}) => {
  const stream = waitForStream(page);
  await page.goto('/apps/user/edit/1');
  await stream;
  const company = page.getByRole('textbox', { name: 'Company' });
  await company.fill('Oak & Sons');

  await mutate(request, 'updateUser(user: { id: 1, fullName: "Zebrawood" }) { id }');

  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Zebrawood');
  await expect(company).toHaveValue('Oak & Sons');
});

/** Waits in the page until a text or the value of an input appears. Returns the time. */
const waitForText = (page: Page, text: string) =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          document.body.innerText.includes(awaited) ||
          [...document.querySelectorAll('input')].some(({ value }) => value.includes(awaited));
        const check = () => (isShown() ? resolve(Date.now()) : requestAnimationFrame(check));
        check();
      }),
    text,
  );

/** Opens a page, and waits until its stream of changes is open and its other requests have ended. */
async function openLiveScreen(page: Page, path: string) {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const stream = waitForStream(page);
  await page.goto(path);
  await (await stream).response();
  // Parts below the viewport are rendered after the first interaction.
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-not-rendered]')).toHaveCount(0);
  // The stream of the tab stays open.
  await expect.poll(() => [...running].map((request) => request.url())).toHaveLength(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Makes a change, and returns the milliseconds until the screen shows it. */
async function measure(
  page: Page,
  request: APIRequestContext,
  { path, change, text }: LiveScreen,
): Promise<number> {
  await openLiveScreen(page, path);
  expect(await page.locator('body').innerText(), `${path} before the change`).not.toContain(text);

  const shown = waitForText(page, text);
  const start = Date.now();
  const response = await mutate(request, change);
  expect((await response.json()).errors).toBeUndefined();
  return (await shown) - start;
}

for (const screen of liveScreens) {
  test(
    `${screen.path} shows a change: ${screen.change.replace(/\(.*/, '')}`,
    {
      tag: '@server',
    },
    async ({ page, request }, { annotations }) => {
      const duration = await measure(page, request, screen);

      annotations.push({ type: 'milliseconds', description: String(duration) });
    },
  );
}
