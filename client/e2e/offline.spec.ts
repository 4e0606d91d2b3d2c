import { expect, test } from './page.ts';

// The browser reports every request that fails.
test.use({
  expectedMessages: /Failed to load resource|Failed to fetch|dynamically imported module/,
});

test('a screen that cannot be loaded shows an error page, does not repeat requests, and can be retried', {
  tag: '@critical',
}, async ({ page, context }) => {
  await page.goto('/access-control');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Access control');
  await context.setOffline(true);
  const requests = new Map<string, number>();
  page.on('request', (request) => {
    requests.set(request.url(), (requests.get(request.url()) ?? 0) + 1);
  });

  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'To-do' })
    .click();

  await expect(heading).toHaveText('Server not reachable');
  const repeated = [...requests].filter(([, count]) => count > 2);
  expect(repeated).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Server not reachable');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('My tasks');
});
