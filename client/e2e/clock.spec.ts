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

test('a new tab starts with the clock of the branch, and its calendars mark the day of the branch', async ({
  page,
  context,
  request,
}) => {
  await setClock(request, { freezeAt: '2026-03-09T10:00:00Z' });
  await page.goto('/apps/todo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const tab = await context.newPage();
  const months: string[] = [];
  tab.on('request', (sent) => {
    const { query, variables } = sent.url().endsWith('/graphql') ? sent.postDataJSON() : {};
    if (query?.includes('query CalendarPage')) months.push(variables.from.slice(0, 10));
  });
  await tab.goto('/apps/calendar');
  await expect(tab.getByRole('heading', { name: 'March 2026', level: 1 })).toBeVisible();
  expect(months.filter((month) => !/^2026-0[23]/.test(month))).toEqual([]);
  expect(months).not.toEqual([]);

  await tab.goto('/apps/invoice/add');
  await tab.getByRole('button', { name: 'Issued' }).click();
  await expect(tab.locator('[data-today]')).toHaveText('9');
});
