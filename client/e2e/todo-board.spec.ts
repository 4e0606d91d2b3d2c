import { getRow, getRows, readTitles, selectRowAction } from './board.ts';
import { expect, expectAccessible, loadDeferredCode, test, waitForMutation } from './page.ts';

test('an added and edited task is kept after a reload', { tag: '@critical' }, async ({ page }) => {
  await page.goto('/apps/todo');
  const drawer = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Polish the brass bell');
  await drawer.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: 'Rui Tavares' }).click();
  await drawer.getByText('High', { exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('With the ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('soft cloth');
  await drawer.getByRole('button', { name: 'Add task' }).dblclick();
  await expect(drawer).toBeHidden();
  await expect(getRow(page, 'Polish the brass bell')).toHaveCount(1);

  await getRow(page, 'Polish the brass bell').getByRole('link').click();
  await expect(page).toHaveURL(/task=\d+$/);
  await page.reload();
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('Polish the brass bell');
  await expect(drawer.locator('strong')).toHaveText('soft cloth');
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Polish the desk bell');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();

  await page.reload();
  await expect(getRow(page, 'Polish the desk bell')).toContainText('High');
});

test('filter, search and sort order are in the URL', async ({ page }) => {
  await page.goto('/apps/todo');
  const filters = page.getByRole('navigation', { name: 'Filters' });

  await filters.getByRole('link', { name: /^High/ }).click();
  await expect(page).toHaveURL('/apps/todo/tag/high');
  await expect(page).toHaveTitle('High · To-do · Frontdesk');
  await page.getByRole('button', { name: /^Completed/ }).click();
  await expect(page).toHaveURL('/apps/todo/tag/high?completed=true');
  const all = await page
    .getByRole('paragraph')
    .getByText(/^\d+ tasks$/)
    .textContent();
  await expect(getRows(page)).toHaveCount(parseInt(all ?? '', 10));
  await page.getByRole('button', { name: /^Completed/ }).click();
  await expect(page).toHaveURL('/apps/todo/tag/high');

  const q = (await readTitles(page)).at(-1) ?? '';
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill(q);
  await expect(getRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Assignee' }).click();
  const search = new URLSearchParams({ q, sortBy: 'ASSIGNEE' });
  await expect(page).toHaveURL(`/apps/todo/tag/high?${search}`);

  await page.reload();
  await expect(getRows(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue(q);
});

test('a task can be deleted, restored and deleted permanently', async ({ page }) => {
  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toBeVisible();
  const [first = '', second = ''] = await readTitles(page);

  await selectRowAction(page, second, 'Delete');
  await expect(getRow(page, second)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getRows(page).nth(1)).toContainText(second);

  const deleted = waitForMutation(page, 'deleteTask');
  await selectRowAction(page, first, 'Delete');
  await expect(getRow(page, first)).toHaveCount(0);
  await deleted;
  await page.goto('/apps/todo/deleted');
  await selectRowAction(page, first, 'Restore');
  await expect(getRow(page, first)).toHaveCount(0);

  await page.getByRole('button', { name: 'Empty the bin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();

  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toContainText(first);
});

test('the order after dragging is kept', { tag: '@critical' }, async ({ page }) => {
  await page.goto('/apps/todo');
  await loadDeferredCode(page);
  const handles = page.getByRole('button', { name: /^Move “/ });
  await expect(handles.first()).toBeVisible();
  const before = await readTitles(page);
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
  if (!from || !to)
    throw new Error('The drag handles of the first and the third task must be visible.');

  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.move(to.x + 8, to.y + 16, { steps: 4 });
  const saved = waitForMutation(page, 'moveTask');
  await page.mouse.up();

  const [first = '', second = '', third = ''] = before;
  await expect
    .poll(async () => (await readTitles(page)).slice(0, 3))
    .toEqual([second, third, first]);
  await saved;
  await page.reload();
  await expect
    .poll(async () => (await readTitles(page)).slice(0, 3))
    .toEqual([second, third, first]);
});

test('tasks can be moved by keyboard alone, and the move can be undone', async ({ page }) => {
  await page.goto('/apps/todo');
  const handles = page.getByRole('button', { name: /^Move “/ });
  await expect(handles.first()).toBeVisible();
  const before = await readTitles(page);
  const status = page.getByRole('status').filter({ hasText: before[0] ?? '' });

  await handles.first().focus();
  await page.keyboard.press('Space');
  await expect(status).toContainText('picked up');
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText('at position 2');
  await page.keyboard.press('Space');

  await expect
    .poll(async () => (await readTitles(page)).slice(0, 2))
    .toEqual([before[1], before[0]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => readTitles(page)).toEqual(before);
});

test('language and colour scheme are kept after a reload', async ({ page }) => {
  await page.goto('/apps/todo');

  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Aufgaben');
  await page.getByRole('button', { name: 'Zum dunklen Design wechseln' }).click();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Aufgaben');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('an unknown filter shows the not-found page', async ({ page }) => {
  await page.goto('/apps/todo/urgent');

  await expect(page.getByText('Page not found')).toBeVisible();
  await expectAccessible(page);
});

test.describe('in all colour schemes', () => {
  for (const colorScheme of ['light', 'dark']) {
    for (const width of [1440, 390]) {
      test(`the board is accessible, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          (value) => localStorage.setItem('skin', value),
          JSON.stringify(colorScheme),
        );

        await page.goto('/apps/todo');
        await expect(getRows(page).first()).toBeVisible();
        await expectAccessible(page);

        await getRows(page).first().getByRole('link').click();
        await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
        await expectAccessible(page);
      });
    }
  }
});

test('an added tag is kept after a reload, and the board can be filtered by it', async ({
  page,
}) => {
  await page.goto('/apps/todo');
  await page.getByRole('button', { name: 'Add tag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add tag' });
  await drawer.getByLabel('Name').fill('Trade fair');
  await drawer.getByText('Violet', { exact: true }).click();
  await expectAccessible(page);
  const added = waitForMutation(page, 'addCustomTag');
  await drawer.getByRole('button', { name: 'Add tag' }).click();
  await added;

  await page.reload();
  await page.getByRole('link', { name: /^Trade fair/ }).click();
  await expect(page).toHaveURL(/\/apps\/todo\/tag\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Trade fair' })).toBeVisible();
  await expect(page.getByText('No tasks under “Trade fair”')).toBeVisible();
  await expectAccessible(page);
});
