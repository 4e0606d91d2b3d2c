import type { Page } from '@playwright/test';
import { applyAppearance, expect, expectAccessible, test } from './page.ts';

test.use({ account: null });

const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await getSubmitButton(page).click();
}

test('a viewer without a session signs in and is redirected to the requested address', {
  tag: '@critical',
}, async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/apps/todo/important?q=desk');
  await expect(page).toHaveURL('/login?to=%2Fapps%2Ftodo%2Fimportant%3Fq%3Ddesk');
  await expect(getTitle(page)).toHaveText('Sign in');
  expect(requestedUrls.filter((url) => /TodoPage|Frame-/.test(url))).toEqual([]);

  await getSubmitButton(page).click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await signIn(page, 'admin@demo.com', 'wrong');
  await expect(page.getByText('Email or Password is Invalid')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fill in admin@demo.com' }).click();
  await getSubmitButton(page).dblclick();
  await expect(page).toHaveURL('/apps/todo/important?q=desk');
  await page.reload();
  await expect(getTitle(page)).toHaveText('Important');
});

test('without "Remember me", the tabs share the session until the last one is closed', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(page, 'admin@demo.com', 'admin');
  await expect(page).toHaveURL('/dashboard/ecommerce');
  await page.reload();
  await expect(page).toHaveURL('/dashboard/ecommerce');

  const other = await context.newPage();
  await other.goto('/apps/todo');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My tasks');

  await page.close();
  await other.close();
  const later = await context.newPage();
  await later.goto('/apps/todo');
  await expect(later).toHaveURL(/\/login/);
});

test('a registration shows an error for a taken username and signs in with a free one', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('johndoe');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('Six cups of tea');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('This username is already in use.')).toBeVisible();
  await expect(page.getByText('This email is already in use.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Username' }).fill('rui');
  await page.getByRole('textbox', { name: 'Email' }).fill('rui@firm.example');
  await expect(page.getByText('already in use')).toBeHidden();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/dashboard/ecommerce');
  await page.getByRole('button', { name: 'Account of rui' }).click();
  await expect(page.getByText('rui · Administrator')).toBeVisible();
});

test('a forgotten password can be reset with the link in the inbox', async ({ page, request }) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If client@demo.com has an account')).toBeVisible();

  const query = '{ emailPage { emails { message } } }';
  const inbox = await (await request.post('/graphql', { data: { query } })).json();
  const link = /href="([^"]+)"/.exec(inbox.data.emailPage.emails[0].message)?.[1] ?? '';
  await page.goto(link);
  // The accounts of other tests stay as they are.
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('client12');
  await page.getByLabel('Confirm new password').fill('client13');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('client12');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login');

  await signIn(page, 'client@demo.com', 'client12');
  await expect(page).toHaveURL('/access-control');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('client14');
  await page.getByLabel('Confirm new password').fill('client14');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: 'admin' });

  test('a session that cannot be renewed leads to the sign-in page, and a sign-in leads back', async ({
    page,
  }) => {
    await page.goto('/apps/todo/completed');
    await expect(getTitle(page)).toHaveText('Completed');
    await page.evaluate(() => {
      localStorage.setItem('refreshToken', '"spoilt"');
      localStorage.setItem('frontdesk.tokenReceived', '1');
    });
    await page.getByRole('link', { name: /^Important/ }).click();
    await expect(page).toHaveURL(/\/login\?to=/);
    await expect(page.getByText('Your session has expired.')).toBeVisible();

    await signIn(page, 'admin@demo.com', 'admin');
    await expect(page).toHaveURL(/\/apps\/todo/);
  });

  test('an expired token is renewed once for all requests, and the screen remains open', {
    tag: ['@critical', '@chromium'],
  }, async ({ page }) => {
    await page.goto('/apps/todo');
    await expect(getTitle(page)).toBeVisible();
    let renewalCount = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('refreshSession')) renewalCount += 1;
    });
    const previousToken = await page.evaluate(() => {
      localStorage.setItem('frontdesk.tokenReceived', '1');
      return localStorage.getItem('refreshToken');
    });
    await page.getByRole('link', { name: /^Important/ }).click();

    await expect(getTitle(page)).toHaveText('Important');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('refreshToken')))
      .not.toBe(previousToken);
    expect(renewalCount).toBe(1);
  });

  test('signing out in one tab signs out in all tabs', async ({ page, context }) => {
    await page.goto('/apps/todo');
    const other = await context.newPage();
    await other.goto('/apps/todo/important');
    await expect(getTitle(other)).toHaveText('Important');

    await page.getByRole('button', { name: 'Account of Ines Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('in all appearances', () => {
  for (const [name, address, appearance] of [
    ['in the dark colour scheme', '/login', { colorScheme: 'dark', direction: 'ltr', width: 1440 }],
    [
      'right to left, on a phone',
      '/register',
      { colorScheme: 'light', direction: 'rtl', width: 390 },
    ],
    ['with the default appearance', '/forgot-password', undefined],
  ] as const) {
    test(`the pages before the sign-in are accessible ${name}`, async ({ page }) => {
      if (appearance) await applyAppearance(page, appearance);
      await page.goto(address);
      await expect(getTitle(page)).toBeVisible();

      await expectAccessible(page);
    });
  }
});

test('the misc pages show their messages, and an email address can be subscribed', async ({
  page,
}) => {
  for (const name of ['not-authorized', 'error', 'coming-soon', 'maintenance']) {
    await page.goto(`/misc/${name}`);
    await expect(getTitle(page)).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('reader');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Enter an address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('reader@firm.example');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('reader@firm.example subscribed')).toBeVisible();
});
