import type { Page } from '@playwright/test';
import { abortMutations, expect, test } from './page.ts';

// The browser reports every aborted request.
test.use({ expectedMessages: /Failed to load resource|Failed to fetch/ });

/** Presses the button, whose request fails. The browser removes the focus while the button is disabled. */
async function expectFocusAfterFailure(page: Page, name: string) {
  await abortMutations(page);
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  const requestFailed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await requestFailed;
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
}

test('the button that saves a row has the focus again after a failure', async ({ page }) => {
  await page.goto('/datatables/basic');
  const editButton = page
    .getByRole('main')
    .getByRole('button', { name: /^Edit / })
    .first();
  const name = (await editButton.getAttribute('aria-label'))?.replace('Edit ', '');
  await editButton.click();
  await expectFocusAfterFailure(page, `Save ${name}`);
});

test.describe('without a session', () => {
  test.use({ account: null });

  test('the button of the newsletter has the focus again after a failure', async ({ page }) => {
    await page.goto('/misc/coming-soon');
    await page.getByLabel('Email').fill('ada@quist.example');
    await expectFocusAfterFailure(page, 'Notify me');
  });

  test('the sign-in button has the focus again after a failure', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('admin@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('admin');
    await expectFocusAfterFailure(page, 'Sign in');
  });
});
