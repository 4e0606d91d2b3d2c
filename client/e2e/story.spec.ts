import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getRow, readTitles, selectRowAction } from './board.ts';
import { startGateway } from './gateway.ts';
import { expect, loadDeferredCode, test, waitForMutation } from './page.ts';

test.use({ hasOwnGateway: true, viewport: { width: 1440, height: 900 } });

/** `STORY_PICTURES=.github` writes the pictures of the main README into that folder. */
const folder = process.env.STORY_PICTURES;

const deliveryTask = 'Deliver the oak desk to Marlow';

test('a bug is exported, shown on another server, examined at an earlier point, and fixed on a fork', async ({
  page,
  browser,
}) => {
  await createBranch(page, 'oak-desk');
  await page.goto('/apps/todo');
  await addTask(page, deliveryTask);
  // The bug is the wrong assignee: Rui delivers desks, and Amina builds them.
  await assign(page, deliveryTask, 'Amina Diallo');
  await changeNineTasks(page);
  await expect(getAssignee(page, 'Amina Diallo')).toBeVisible();
  const board = await page.getByRole('main').ariaSnapshot();
  const scenario = await exportScenario(page, 'oak-desk');

  const other = await startGateway();
  const context = await browser.newContext({ baseURL: other.address, storageState: undefined });
  const colleague = await context.newPage();
  await signIn(colleague);
  await importScenario(colleague, scenario);
  await colleague.goto('/apps/todo');
  await expect(colleague.getByRole('button', { name: 'Branch oak-desk' })).toBeVisible();
  await expect.poll(() => colleague.getByRole('main').ariaSnapshot()).toBe(board);

  await goBack(colleague, 10);
  await takePicture(colleague, 'history');
  await fork(colleague, 'oak-desk-fix');
  await closePanel(colleague);
  await expect(getAssignee(colleague, 'Unassigned')).toBeVisible();

  await setFault(colleague, 'Maintenance');
  await closePanel(colleague);
  await colleague.goto('/apps/todo');
  await expect(colleague.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(colleague.getByText('1 fault rule is on')).toBeVisible();
  await takePicture(colleague, 'fault');
  await colleague.getByRole('button', { name: 'Turn off' }).click();
  await colleague.getByRole('button', { name: 'Try again' }).click();

  await assign(colleague, deliveryTask, 'Rui Tavares');
  await expect(getAssignee(colleague, 'Rui Tavares')).toBeVisible();
  await compare(colleague, 'oak-desk@2', 'oak-desk-fix');
  await closePanel(colleague);
  const panel = await openPanel(colleague, 'Branches');
  await expect(panel.getByRole('row', { name: /^oak-desk-fix/ })).toContainText('oak-desk@1');
  await takePicture(colleague, 'branches');
  await context.close();
  other.stop();
});

const getAssignee = (page: Page, name: string) =>
  getRow(page, deliveryTask).getByRole('img', { name, exact: true });

async function createBranch(page: Page, name: string) {
  await page.goto('/gateway?tab=branches');
  await page.getByRole('button', { name: 'New branch' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await clickAndReload(page, 'Create and switch');
  await expect(page.getByRole('button', { name: `Branch ${name}` })).toBeVisible();
}

/** Clicks a button that switches to another branch or point, and waits until the page has reloaded. */
async function clickAndReload(page: Page, name: string) {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name, exact: true }).click();
  await loaded;
}

async function addTask(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Title' }).fill(title);
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer).toBeHidden();
}

async function assign(page: Page, title: string, assignee: string) {
  await getRow(page, title).getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: assignee }).click();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
}

/** Executes nine commands on other tasks. */
async function changeNineTasks(page: Page) {
  const otherTitles = (await readTitles(page))
    .filter((title) => title !== deliveryTask)
    .slice(0, 9);
  for (const [index, title] of otherTitles.entries()) {
    if (index % 3 === 2) {
      const deleted = waitForMutation(page, 'deleteTask');
      await selectRowAction(page, title, 'Delete');
      await deleted;
    } else {
      const starred = waitForMutation(page, 'updateTask');
      await page.getByRole('button', { name: `Important: ${title}` }).click();
      await starred;
    }
  }
}

/** Opens a tab of the control panel over the screen. */
async function openPanel(page: Page, tab: string) {
  await page.getByRole('button', { name: /^Branch / }).click();
  await page.getByRole('menuitem', { name: 'Open the control panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Control panel' });
  await panel.getByRole('tab', { name: tab }).click();
  return panel;
}

async function closePanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Control panel' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}

async function exportScenario(page: Page, branch: string): Promise<string> {
  const panel = await openPanel(page, 'Branches');
  await panel.getByRole('button', { name: `Actions for “${branch}”` }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export scenario' }).click();
  return (await download).path();
}

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill in admin@demo.com' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Gateway' })).toBeVisible();
}

async function importScenario(page: Page, path: string) {
  await page.goto('/gateway?tab=branches');
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await fileChooser).setFiles({
    name: 'oak-desk.scenario.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  const drawer = page.getByRole('dialog', { name: 'Import a scenario' });
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('oak-desk');
  await drawer.getByRole('button', { name: 'Import' }).click();
  await clickAndReload(page, 'Switch to oak-desk');
}

/** Shows the state before the last commands. */
async function goBack(page: Page, commandCount: number) {
  const panel = await openPanel(page, 'History');
  await expect(panel.getByText('after command 11')).toBeVisible();
  await panel.getByRole('slider', { name: 'Command' }).focus();
  for (let count = 0; count < commandCount; count += 1) await page.keyboard.press('ArrowLeft');
  await clickAndReload(page, 'Show state after #1');
  await expect(page.getByRole('button', { name: 'View of oak-desk@1, read only' })).toBeVisible();
}

async function fork(page: Page, name: string) {
  await page.getByRole('button', { name: 'Fork here' }).click();
  const drawer = page.getByRole('dialog', { name: 'New branch' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await clickAndReload(page, 'Create and switch');
  await expect(page.getByRole('button', { name: `Branch ${name}` })).toBeVisible();
}

async function setFault(page: Page, preset: string) {
  const panel = await openPanel(page, 'Faults and clock');
  await panel.getByRole('switch', { name: preset }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: preset })).toBeVisible();
}

async function compare(page: Page, from: string, to: string) {
  const panel = await openPanel(page, 'History');
  await panel.getByRole('button', { name: 'Compare' }).click();
  const drawer = page.getByRole('dialog', { name: 'Compare two points' });
  await drawer.getByRole('combobox', { name: 'First point' }).fill(from);
  await drawer.getByRole('combobox', { name: 'Second point' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('1 change', { exact: true })).toBeVisible();
  const assignee = drawer.getByRole('row', { name: 'assignee.fullName' });
  await expect(assignee.getByRole('cell')).toContainText(['Amina Diallo', 'Rui Tavares']);
  await takePicture(page, 'compare');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}

/** Writes a picture of the page, if `STORY_PICTURES` is set. */
async function takePicture(page: Page, name: string) {
  if (folder === undefined) return;
  await loadDeferredCode(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const session = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: 80 } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  writeFileSync(join(import.meta.dirname, '../..', folder, `panel-${name}.webp`), data, 'base64');
}
