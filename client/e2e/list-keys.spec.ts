import type { Page } from '@playwright/test';
import { getRow, getRows, readTitles } from './board.ts';
import { expect, expectAccessible, test, waitForMutation } from './page.ts';

/** Undoes the last action. Its message appears after the response of the server. */
async function undo(page: Page) {
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
}

const openHelp = async (page: Page) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
};

test('to-do: tasks can be selected, completed, deleted, restored and added by keyboard', async ({
  page,
}) => {
  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toBeVisible();
  const [first = '', second = ''] = await readTitles(page);

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: first })).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar')).toContainText('2');
  await expectAccessible(page);
  await page.keyboard.press('#');
  await expect(page.getByText('2 tasks deleted')).toBeVisible();
  await expect(getRows(page).locator('a:focus')).toHaveCount(1);
  await undo(page);
  await expect(getRow(page, second)).toBeVisible();

  const completed = waitForMutation(page, 'updateTask');
  await page.getByRole('link', { name: first }).focus();
  await page.keyboard.press('e');
  await completed;
  await expect(getRow(page, first)).toHaveCount(0);

  await openHelp(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Add task' })).toBeVisible();
});

test('mail: emails can be selected, deleted and restored by keyboard', async ({ page }) => {
  await page.goto('/apps/email');
  const rows = page.getByRole('region').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const getSubject = async () =>
    (await rows.first().getByRole('checkbox').getAttribute('aria-label')) ?? '';
  const subject = await getSubject();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: subject })).toBeChecked();
  await page.keyboard.press('#');
  await expect(page.getByRole('checkbox', { name: subject })).toHaveCount(0);
  await undo(page);
  await expect(page.getByRole('checkbox', { name: subject })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
});

for (const { name, path, url } of [
  { name: 'invoices', path: '/apps/invoice/list', url: '/apps/invoice/add' },
  { name: 'users', path: '/apps/user/list' },
  { name: 'tables', path: '/datatables/basic' },
]) {
  test(`${name}: rows can be selected, deleted and restored, and a row added by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    const table = page
      .getByRole('region')
      .filter({ has: page.locator('[data-select-all]') })
      .last();
    const rows = table.locator('[data-row]');
    await expect(rows.first()).toBeVisible();
    const getText = () => rows.first().getByRole('checkbox').getAttribute('aria-label');
    const before = await getText();

    await page.keyboard.press('j');
    await expect(rows.first().locator(':focus')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(rows.first().getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Delete');
    await expect.poll(getText).not.toBe(before);
    await undo(page);
    await expect.poll(getText).toBe(before);

    await openHelp(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    if (url) await expect(page).toHaveURL(url);
    else await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('the customizer disables the shortcuts of a single character', async ({ page }) => {
  await page.goto('/apps/todo');
  await page
    .getByRole('button', { name: /appearance/i })
    .first()
    .click();
  await page.getByRole('switch', { name: /^Single-character/ }).click();
  await page.reload();
  await expect(getRows(page).first()).toBeVisible();

  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await page.keyboard.press('j');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getRows(page).locator(':focus')).toHaveCount(0);
});
