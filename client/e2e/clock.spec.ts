import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './page.ts';

const setClock = (request: APIRequestContext, clock: object) =>
  request.post('/gateway/clock', { data: { clock } });

test('all screens follow the clock of the branch, also while they are open', async ({
  page,
  request,
}) => {
  await setClock(request, { freezeAt: '2026-03-09T10:00:00Z' });
  const stream = page.waitForRequest((sent) => sent.postData()?.includes('LiveChanges') === true);

  await page.goto('/dashboard/ecommerce');
  await stream;
  await expect(page.getByText('Monday, March 9, 2026')).toBeVisible();

  await setClock(request, { advance: 24 * 3_600_000 });
  await expect(page.getByText('Tuesday, March 10, 2026')).toBeVisible();

  await page.goto('/apps/calendar');
  await expect(page.getByRole('heading', { name: 'March 2026', level: 1 })).toBeVisible();

  await page.goto('/apps/invoice/add');
  await expect(page.getByRole('button', { name: 'Issued' })).toHaveText('Mar 10, 2026');
});
