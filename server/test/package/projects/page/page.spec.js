import { expect, test } from '@playwright/test';

test('a page answers its requests with MSW', async ({ page }) => {
  await page.goto('/msw.html');

  await expect(page.getByRole('status')).toHaveText('58 and 58 tasks');
});

test('a page answers its requests with the service worker, and keeps changes after a reload', async ({
  page,
}) => {
  await page.goto('/worker.html');
  await expect(page.getByRole('status')).toHaveText('201 and 59 tasks');

  await page.reload();
  await expect(page.getByRole('status')).toHaveText('201 and 60 tasks');
});
