import { startGateway } from './gateway.ts';
import { test as base, expect } from './page.ts';

/** The `test` function of this file. Another gateway is the upstream of the gateway. */
const test = base.extend<object, { upstream: string }>({
  upstream: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const { address, stop } = await startGateway();
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ upstream }, use) => use({ UPSTREAM_URL: upstream }), { scope: 'worker' }],
});

test.use({ hasOwnGateway: true });

test('a rule sends an operation to the upstream, and the mode “Mock” back to the gateway', async ({
  page,
  upstream,
}) => {
  await fetch(`${upstream}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ task: { title: 'Real task', tags: [] } }),
  });
  await page.goto('/apps/todo');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('Real task')).toHaveCount(0);

  await page.goto('/gateway?tab=traffic');
  await page
    .getByRole('button', { name: /TodoPage/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Create upstream rule' }).click();
  await expect(page.getByRole('textbox', { name: 'GraphQL operation' })).toHaveValue('TodoPage');
  await page.getByRole('button', { name: 'Create rule' }).click();
  const mode = page.getByRole('radiogroup', { name: 'Mode of “TodoPage”' });
  await expect(mode.getByRole('radio', { name: 'Live' })).toBeChecked();

  await page.goto('/apps/todo');
  await expect(page.getByText('Real task')).toBeVisible();
  await page.goto('/gateway?tab=traffic');
  await expect(page.getByRole('button', { name: /TodoPage.*Upstream/ }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Mock or real' }).click();
  await mode.getByText('Mock').click();
  await expect(mode.getByRole('radio', { name: 'Mock' })).toBeChecked();
  await page.goto('/apps/todo');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('Real task')).toHaveCount(0);
});
