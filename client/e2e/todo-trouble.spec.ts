import { getRow, getRows, readTitles, selectRowAction } from './board.ts';
import {
  abortMutations,
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  holdRequests,
  loadDeferredCode,
  test,
} from './page.ts';

// The browser reports every aborted request.
test.use({ expectedMessages: /Failed to load resource|Failed to fetch|could not be reached/ });

test('with a slow server, all clicks take effect, and a double click adds one task', {
  tag: '@critical',
}, async ({ page }) => {
  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toBeVisible();
  const release = await holdRequests(page, (query) => query.startsWith('mutation'));

  const openTasks = page.getByRole('checkbox', { checked: false });
  const names = (
    await openTasks.evaluateAll((checkboxes) =>
      checkboxes.map((checkbox) => checkbox.ariaLabel ?? ''),
    )
  ).slice(0, 3);
  const checkboxes = names.map((name) => page.getByRole('checkbox', { name, exact: true }));
  for (const checkbox of checkboxes) await checkbox.click();
  for (const checkbox of checkboxes) await expect(checkbox).toHaveCount(0);

  await page.getByRole('button', { name: 'Add task' }).dblclick();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Wait for the slow lift');
  await drawer.getByRole('button', { name: 'Add task' }).dblclick();
  release();
  await expect(drawer).toBeHidden();
  await expect(getRow(page, 'Wait for the slow lift')).toHaveCount(1);

  await page.unroute('**/graphql');
  await page.goto('/apps/todo?completed=true');
  await expect(getRow(page, 'Wait for the slow lift')).toHaveCount(1);
  for (const checkbox of checkboxes) await expect(checkbox).toBeChecked();
});

test('a failed change is reverted, and an alert explains it', { tag: '@critical' }, async ({
  page,
}) => {
  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toBeVisible();
  const before = await readTitles(page);
  await abortMutations(page);

  await selectRowAction(page, before[0] ?? '', 'Delete');

  await expect(page.getByRole('alert')).toContainText('Changes not saved');
  expect(await readTitles(page)).toEqual(before);
});

test('the board shows an error while the server is not reachable, and recovers', async ({
  page,
  context,
}) => {
  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toBeVisible();
  await loadDeferredCode(page);

  await context.setOffline(true);
  await page.getByRole('link', { name: /^High/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server not reachable');
  await expectAccessible(page);

  await page.goBack();
  await expect(getRows(page).first()).toBeVisible();
  await page.getByRole('checkbox', { checked: false }).first().click();
  await expect(page.getByRole('alert')).toContainText('server not reachable');

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server not reachable');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('High');
});

test('the second click of a double click does not close the task that the first click opened', async ({
  page,
}) => {
  await page.goto('/apps/todo');
  const link = getRows(page).first().getByRole('link');
  const drawer = page.getByRole('dialog', { name: 'Edit task' });
  // The second click is on the overlay of the drawer.
  const second = { button: 'left', clickCount: 2 } as const;

  await link.click();
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.mouse.down(second);
  await page.mouse.up(second);
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Clicked twice');
  await drawer.getByRole('button', { name: 'Save changes' }).click();

  await expect(drawer).toBeHidden();
  await expect(getRow(page, 'Clicked twice')).toHaveCount(1);
});

test('back and forward navigate between the board and an open task', async ({ page }) => {
  await page.goto('/apps/todo');
  await page.getByRole('link', { name: /^High/ }).click();
  await expect(page).toHaveURL('/apps/todo/tag/high');
  const drawer = page.getByRole('dialog', { name: 'Edit task' });

  await getRows(page).first().getByRole('link').click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();
  await expect(drawer).toBeVisible();

  await drawer.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/apps/todo/tag/high');

  await getRows(page).first().getByRole('link').click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/apps/todo');
});

test('the focus moves to the next task when a task is removed', async ({ page }) => {
  await page.goto('/apps/todo');
  await expect(getRows(page).first()).toBeVisible();
  // Draggable rows replace the rows when drag and drop has loaded. A focus in the earlier rows would be lost.
  await expect(page.getByRole('button', { name: /^Move “/ }).first()).toBeVisible();
  const [, second = '', third = ''] = await readTitles(page);

  await page.getByRole('button', { name: `Actions for “${second}”` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('link', { name: third })).toBeFocused();
});

test('a title with HTML or without spaces is shown as text', async ({ page, request }) => {
  const long = 'Furnish'.repeat(43);
  for (const title of ['<b>Bold</b> & <img src=x onerror=alert(1)>', long]) {
    await request.post('/apps/todo/add-tasks', { data: { task: { title } } });
  }

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/apps/todo');
    // When drag and drop has loaded, the rows are rendered again.
    await expect(page.locator('[aria-roledescription]').first()).toBeVisible();
    await expect(getRow(page, '<b>Bold</b> & <img src=x onerror=alert(1)>').first()).toBeVisible();
    await selectRowAction(page, long, 'Delete');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(getRow(page, long)).toBeVisible();
    await expectNoHorizontalScrolling(page);
  }
});
