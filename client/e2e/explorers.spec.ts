import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './page.ts';

const run = promisify(execFile);

// The headers of the tests would replace those of the pages.
test.use({ hasOwnGateway: true, permissions: ['clipboard-read', 'clipboard-write'] });

const getResult = (page: Page) => page.getByRole('region', { name: 'Result Window' });

async function openExplorer(page: Page, query: string) {
  await page.goto(`/graphql?query=${encodeURIComponent(query)}`);
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(editor).toContainText(query.slice(0, 12));
}

const execute = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

/** Copies the operation of the tab by keyboard, and returns the clipboard. */
async function copyAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Copy as' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a subscription of the explorer shows changes at once', async ({ page, request }) => {
  await openExplorer(page, 'subscription { changes { type id kind } }');
  const stream = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await execute(page);
  await stream;

  await request.post('/graphql', {
    data: { query: 'mutation { updateTask(task: { id: 3, title: "Order tea" }) { id } }' },
  });

  await expect(getResult(page)).toContainText('"CHANGED"');
});

test('the tabs of the explorer remain after a reload', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Read a task and the possible assignees' }).click();
  await page.getByRole('button', { name: 'Watch the changes of tasks' }).click();
  await page.getByRole('button', { name: 'Create a branch' }).click();
  await expect(page.getByRole('tab')).toHaveCount(4);
  // GraphiQL stores its tabs half a second after a change.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('graphiql:tabState')))
    .toContain('CreateBranch');

  await page.reload();

  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(page.getByRole('tab', { name: 'CreateBranch' })).toBeVisible();
});

test('the explorer sends the branch and the identity of the tab', async ({ page, request }) => {
  await request.post('/gateway/branches', { data: { name: 'pr-42' } });
  await openExplorer(page, '{ viewer { email } branch { name } }');

  await page.getByRole('combobox', { name: 'Branch' }).selectOption('pr-42');
  await page.getByRole('combobox', { name: 'Send as' }).selectOption('client@demo.com');
  await execute(page);

  await expect(getResult(page)).toContainText('"client@demo.com"');
  await expect(getResult(page)).toContainText('"pr-42"');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('pr-42');
  await expect(page.getByRole('combobox', { name: 'Send as' })).toHaveValue('client@demo.com');
  await expectAccessible(page, ['nested-interactive']);
});

test('an operation can be copied as curl, as fetch and as a typed hook', async ({
  page,
  request,
}) => {
  await request.post('/gateway/branches', { data: { name: 'pr-42' } });
  await openExplorer(page, 'query Names { viewer { email } branch { name } }');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('pr-42');
  await page.getByRole('combobox', { name: 'Send as' }).selectOption('admin@demo.com');

  const curl = await run('sh', ['-c', await copyAs(page, 'Copy as curl')]);
  const code = await copyAs(page, 'Copy as fetch');
  const fetched = await run(process.execPath, ['--input-type=module', '-e', code]);
  const hook = await copyAs(page, 'Copy as typed hook');

  for (const { stdout } of [curl, fetched]) {
    expect(stdout).toContain('"viewer":{"email":"admin@demo.com"}');
    expect(stdout).toContain('"branch":{"name":"pr-42"}');
  }
  expect(hook).toContain('export const useNamesQuery = () => useQuery(document);');
});

test('the reference sends the branch and the identity, and its code works', async ({
  page,
  request,
}) => {
  await request.post('/gateway/branches', { data: { name: 'pr-42' } });
  await request.post('/apps/todo/add-tasks?branch=pr-42', {
    data: { task: { title: 'Order tea for the showroom', tags: [] } },
  });
  await page.goto('/reference#listTasks');
  const card = page.locator('#listTasks');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('pr-42');
  await page.getByRole('combobox', { name: 'Send as' }).selectOption('admin@demo.com');
  await card.getByRole('combobox', { name: 'filter' }).selectOption('Not sent');
  await card.getByRole('textbox', { name: 'q', exact: true }).fill('showroom');

  await card.getByRole('button', { name: 'Send request' }).click();

  await expect(card.getByText(/"title": "Order tea for the showroom"/)).toBeVisible();
  await expect(card.getByText('authorization: Bearer')).toBeVisible();
  const copy = card.getByRole('button', { name: 'Copy', exact: true }).first();
  await copy.press('Enter');
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole('radio', { name: 'fetch' }).press('Space');
  await card
    .getByRole('button', { name: 'Copy', exact: true })
    .or(card.getByRole('button', { name: 'Copied' }))
    .first()
    .press('Enter');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect((await run('sh', ['-c', curl])).stdout).toContain('Order tea for the showroom');
  const fetched = await run(process.execPath, ['--input-type=module', '-e', code]);
  expect(fetched.stdout).toContain('Order tea for the showroom');
  await expectAccessible(page);
});
