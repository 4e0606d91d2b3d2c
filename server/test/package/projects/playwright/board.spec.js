import { expect, test } from 'frontdesk/playwright';

test('the page of another project shows the data of the branch', async ({ page, branch }) => {
  await branch.execute('mutation { addTask(task: { title: "Order tea" }) { id } }');
  await page.goto('/');

  await expect(page.getByRole('listitem').filter({ hasText: 'Order tea' })).toBeVisible();
  expect(await branch.requests()).toContainEqual(expect.objectContaining({ operation: 'Board' }));
});

test('another test does not see that task, and can make the operation fail', async ({
  page,
  branch,
}) => {
  await branch.setFaults([{ operation: 'Board', status: 503, error: 'The board is closed.' }]);
  await page.goto('/');

  await expect(page.getByRole('status')).toContainText('The board is closed.');
  await branch.setFaults([]);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(58);
});
