import { mergeTests } from '@playwright/test';
import { test as branchTest } from '../testing/branchFixture.ts';
import { expect, test as pageTest } from './page.ts';

const test = mergeTests(pageTest, branchTest);

test('a change on the branch of a test is not visible on `main`', async ({
  page,
  branch,
  baseURL,
}) => {
  await fetch(`${baseURL}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: branch.headers,
    body: JSON.stringify({ task: { title: 'Only on this branch', tags: [] } }),
  });

  await page.goto('/apps/todo');

  await expect(page.getByText('Only on this branch')).toBeVisible();
  const tasks = await (await fetch(`${baseURL}/apps/todo/tasks`)).text();
  expect(tasks).not.toContain('Only on this branch');
});

test.describe('with a fault', () => {
  test.use({ expectedMessages: /503|Fault rule/ });

  test('a fault of the branch of a test shows the error page', async ({ page, branch }) => {
    await branch.setFaults([{ name: 'maintenance', operation: 'TodoPage', status: 503 }]);

    await page.goto('/apps/todo');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
