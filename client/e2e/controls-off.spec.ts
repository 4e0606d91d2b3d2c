import { expect, test } from './page.ts';

test.use({ environment: { CONTROLS: 'off' }, hasOwnGateway: true });

test('with CONTROLS=off, the dashboard shows no controls and requests no data for them', async ({
  page,
}) => {
  const operations: string[] = [];
  page.on('request', (request) => operations.push(request.postData() ?? ''));

  await page.goto('/apps/todo?branch=pr-42');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'To-do' }),
  ).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Alt+g');

  await expect(page.getByRole('link', { name: 'Gateway' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Branch/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(operations.filter((body) => body.includes('Gateway'))).toEqual([]);
  await page.goto('/gateway');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
