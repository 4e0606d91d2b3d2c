import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  test,
  waitForMutation,
} from './page.ts';

const getColumn = (page: Page, name: string) =>
  page.getByRole('list', { name: new RegExp(`^${name}`) });
const getCard = (column: Locator, title: string) =>
  column.getByRole('listitem').filter({ hasText: title });
const getHandle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move “${title}”` });

const title = 'Paint the meeting room';

/** Adds a task, which is the first of its column, and opens the board. */
async function openBoard(page: Page, request: APIRequestContext) {
  await request.post('/apps/todo/add-tasks', { data: { task: { title, tags: [] } } });
  await page.goto('/apps/todo?view=board');
  await expect(getCard(getColumn(page, 'To do'), title)).toBeVisible();
}

async function findCentre(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element must be visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectMoved(page: Page, column: string) {
  await expect(getCard(getColumn(page, column), title)).toBeVisible();
  await page.reload();
  await expect(getCard(getColumn(page, column), title)).toBeVisible();
}

test('a task can be dragged to an empty and to a full column by mouse', async ({
  page,
  request,
}) => {
  await openBoard(page, request);

  for (const column of ['In progress', 'Done']) {
    const from = await findCentre(getHandle(page, title));
    const to = await findCentre(page.getByRole('heading', { name: new RegExp(`^${column}`) }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 40, { steps: 12 });
    await page.mouse.move(to.x, to.y + 50, { steps: 4 });
    const saved = waitForMutation(page, 'updateTask');
    await page.mouse.up();
    await saved;
    await expectMoved(page, column);
  }
  await expect(getColumn(page, 'Done').getByRole('listitem').first()).toContainText(title);
});

test('a task can be dragged to another column by touch', async ({ page, request, context }) => {
  await openBoard(page, request);
  const session = await context.newCDPSession(page);
  const from = await findCentre(getHandle(page, title));
  const to = await findCentre(getColumn(page, 'In progress'));
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });

  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 12; step++) {
    const share = step / 12;
    await touch('touchMove', from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
  const saved = waitForMutation(page, 'updateTask');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await saved;

  await expectMoved(page, 'In progress');
});

for (const direction of ['ltr', 'rtl']) {
  test(`a task can be moved by keyboard, and the move is announced and undone, ${direction}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('frontdesk.layout', JSON.stringify({ direction: value })),
      direction,
    );
    await openBoard(page, request);
    const status = page.getByRole('status').filter({ hasText: title });

    await getHandle(page, title).focus();
    await page.keyboard.press('Space');
    await expect(status).toContainText('picked up in “To do”');
    await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await expect(status).toContainText('in “In progress” at position 1 of');
    const saved = waitForMutation(page, 'updateTask');
    await page.keyboard.press('Space');
    await saved;
    await expect(getCard(getColumn(page, 'In progress'), title)).toBeVisible();
    await expect(getHandle(page, title)).toBeFocused();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(getCard(getColumn(page, 'To do'), title)).toBeVisible();
  });
}

test('another window shows the new column of a task', async ({ page, request, context }) => {
  await openBoard(page, request);
  const other = await context.newPage();
  const stream = other.waitForRequest((sent) => sent.postData()?.includes('LiveChanges') === true);
  await other.goto('/apps/todo?view=board');
  await stream;

  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitemradio', { name: 'In progress' }).click();

  await expect(getCard(getColumn(other, 'In progress'), title)).toBeVisible();
});

for (const colorScheme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    test(`the groups and the board are accessible, ${colorScheme}, ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(
        (value) => localStorage.setItem('skin', value),
        JSON.stringify(colorScheme),
      );
      await openBoard(page, request);
      await expectAccessible(page);
      await expectNoHorizontalScrolling(page);

      await page.getByRole('button', { name: 'List', exact: true }).click();
      await page.getByRole('button', { name: /^Completed/ }).click();
      await page.getByRole('button', { name: 'Add to “Today”' }).click();
      await expect(page.getByRole('textbox', { name: /^Title of a new task/ })).toBeFocused();
      // The navbar covers links of the navigation while the page is scrolled.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoHorizontalScrolling(page);
    });
  }
}
