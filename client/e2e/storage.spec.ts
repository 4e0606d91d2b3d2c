import type { Page } from '@playwright/test';
import { getRows } from './board.ts';
import { expect, navigate, test } from './page.ts';

// Nothing is stored: each journey stays in one document.
test.use({ account: null });

type Failure = 'blocked' | 'absent' | 'unreadable' | 'full';

/** Makes both storages of the page fail. `blocked` is a browser without cookies, `full` one whose quota is used up. */
function breakStorage(failure: Failure) {
  const refuse = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
  if (failure === 'blocked' || failure === 'absent') {
    const get = failure === 'blocked' ? refuse : () => null;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get });
    }
    return;
  }
  Storage.prototype.setItem = refuse;
  if (failure === 'full') return;
  for (const name of ['getItem', 'removeItem', 'key'] as const) Storage.prototype[name] = refuse;
}

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill in admin@demo.com' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/ecommerce');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function editTask(page: Page) {
  const drawer = page.getByRole('dialog');
  await navigate(page, '/apps/todo');
  await getRows(page).first().getByRole('link').click();
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Polish the desk bell');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: 'Polish the desk bell' })).toBeVisible();
}

async function editUser(page: Page) {
  const main = page.getByRole('main');
  await navigate(page, '/apps/user/edit/2');
  await main.getByRole('textbox', { name: 'Full name' }).fill('Karla Holm');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

async function orderDesk(page: Page) {
  await navigate(page, '/apps/ecommerce/shop');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await navigate(page, '/apps/ecommerce/checkout');
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Thank you for your order')).toBeVisible();
}

for (const failure of ['blocked', 'absent', 'unreadable', 'full'] as const) {
  test(`sign-in and three journeys work with a storage that is ${failure}`, async ({ page }) => {
    await page.addInitScript(breakStorage, failure);

    await signIn(page);
    await editTask(page);
    await editUser(page);
    await orderDesk(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await expect(page).toHaveURL(/\/login/);
  });
}
