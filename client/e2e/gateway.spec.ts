import { expect, test, waitForMutation } from './page.ts';

test.use({ hasOwnGateway: true });

const title = 'Choose the lamp for the reading corner';

test('a change on a branch does not affect main, and the last command can be undone', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto('/gateway?tab=branches');
  await page.getByRole('button', { name: 'New branch' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('pr-42');
  await page.getByRole('button', { name: 'Create and switch' }).click();

  const badge = page.getByRole('button', { name: 'Branch pr-42' });
  await expect(badge).toBeVisible();

  await page.goto('/apps/todo');
  const checkbox = page.getByRole('checkbox', { name: `Complete “${title}”` });
  await expect(badge).toBeVisible();
  const saved = waitForMutation(page, 'updateTask');
  await checkbox.click();
  await saved;

  await badge.click();
  await page.getByRole('menuitem', { name: 'Back to main' }).click();
  await expect(badge).toHaveCount(0);
  await expect(checkbox).not.toBeChecked();

  await page.goto('/apps/todo?branch=pr-42&completed=true');
  await expect(checkbox).toBeChecked();
  await badge.click();
  await page.getByRole('menuitem', { name: 'Open the control panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Control panel' });
  await panel.getByRole('tab', { name: 'History' }).click();
  await expect(panel.getByRole('button', { name: /^updateTask, command 1/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Undo last command' }).click();
  await expect(page.getByText('updateTask undone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(checkbox).not.toBeChecked();
});
