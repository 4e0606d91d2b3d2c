import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
/** Project pages are served from a folder like this. */
const base = '/frontdesk/';

let server: ChildProcess;
let site: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  execFileSync(process.execPath, [join(root, 'server/build/buildStatic.mjs')], { cwd: root });
  const preview = join(root, 'server/build/previewStatic.mjs');
  server = spawn(process.execPath, [preview, '--port=0', `--base=${base}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    site = /http:\S+/.exec(line)?.[0] ?? '';
    if (site) break;
  }
});

test.afterAll(() => server.kill());

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Fill in' }).first().click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Gateway' })).toBeVisible();
}

/** Adds a task as a REST client of the page would. */
const addTask = (page: Page, title: string) =>
  page.evaluate(async (text) => {
    const { status } = await fetch('/apps/todo/add-tasks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ task: { title: text, tags: [] } }),
    });
    return status;
  }, title);

const sendMessage = (page: Page, message: string) =>
  page.evaluate(
    (body) =>
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    {
      query:
        'mutation ($text: String!) { sendMessage(message: { contact: { id: 3 }, message: $text }) { message { id } } }',
      variables: { text: message },
    },
  );

const openTodo = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto(`${site}apps/todo`);
  return page;
};

test('the static site works under a sub-path, keeps its data, and updates other tabs', {
  tag: '@critical',
}, async ({ context, page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));

  // A static host has no file for this address, and sends its page for unknown addresses.
  await page.goto(`${site}apps/todo`);
  await signIn(page);
  await expect(page).toHaveURL(`${site}apps/todo`);
  expect(await addTask(page, 'Dust the static site')).toBe(201);
  await page.reload();
  await expect(page.getByText('Dust the static site')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${site}apps/chat/3`);
  await expect(other.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await sendMessage(page, 'From the other tab');
  await expect(other.getByRole('log').getByText('From the other tab')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the worker of the static site keeps its data when it is stopped', {
  tag: '@critical',
}, async ({ context, page }) => {
  await page.goto(site);
  await signIn(page);
  expect(await addTask(page, 'Survive the worker')).toBe(201);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');

  const again = await openTodo(context);

  await expect(again.getByText('Survive the worker')).toBeVisible();
});

test('the static site opens screens offline', { tag: '@critical' }, async ({ page }) => {
  await page.goto(site);
  await signIn(page);
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    navigator.serviceWorker.controller?.postMessage('storeFiles', [port2]);
    await done;
  });
  server.kill();

  await page.goto(`${site}apps/invoice/list`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.goto(`${site}gateway`);
  await expect(page.getByRole('heading', { name: 'Gateway' }).first()).toBeVisible();
});
