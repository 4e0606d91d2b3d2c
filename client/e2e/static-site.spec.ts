import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Gateway } from './gateway.ts';
import { expectAccessible } from './page.ts';
import { startStaticSite } from './staticSite.ts';

/** A copy of the site, in which tests change the worker. */
let folder: string;
let workerFile: string;
let server: Gateway;
let site: string;
let worker: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-static-'));
  workerFile = join(folder, 'worker.js');
  cpSync(join(import.meta.dirname, '../../dist/static'), folder, { recursive: true });
  worker = readFileSync(workerFile, 'utf8');
  // Project pages are served from a folder like this.
  server = await startStaticSite({ base: '/frontdesk/', folder });
  site = `${server.address}/`;
});

test.afterEach(() => writeFileSync(workerFile, worker));

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

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

async function stopWorker(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Publishes another version, whose gateway has another message. */
function writeNextVersion() {
  const next = worker
    .replace(/version:(.)[\da-f]{12}\1/, 'version:"next"')
    .replaceAll('Route not found', 'No such route');
  writeFileSync(workerFile, next);
}

/** Publishes another version, and lets the browser look for it. */
async function publishNextVersion(page: Page) {
  writeNextVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/** Returns a message of the gateway that answers the page. */
const messageOfGateway = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/apps/todo/nothing')).json()).error);

test('the static site works under a sub-path, keeps its data, and updates other tabs', {
  tag: '@critical',
}, async ({ context, page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

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
  expect(errors).toEqual([]);
});

test('the worker of the static site keeps its data when it is stopped', async ({
  context,
  page,
}) => {
  await page.goto(site);
  await signIn(page);
  expect(await addTask(page, 'Survive the worker')).toBe(201);
  await stopWorker(context, page);

  const again = await openTodo(context);

  await expect(again.getByText('Survive the worker')).toBeVisible();
});

test('a new version of the static site waits for a reload of the only tab', async ({
  context,
  page,
}) => {
  await page.goto(`${site}apps/todo`);
  await signIn(page);
  const other = await openTodo(context);
  await other.getByRole('button', { name: 'Add task' }).click();
  const title = other.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill('Typed before the update');

  await publishNextVersion(page);
  const notice = page.getByText('A new version is ready.');
  await expect(notice).toBeVisible();
  await expect(other.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByText('Close the other tabs of this site')).toBeVisible();
  expect(await messageOfGateway(page)).toContain('Route not found');
  expect(await messageOfGateway(other)).toContain('Route not found');
  await expect(title).toHaveValue('Typed before the update');

  await other.close();
  await page.getByRole('button', { name: 'Reload' }).click();
  // A request would keep the active version alive. This question is answered without the worker.
  await page.waitForFunction(
    async () => !(await navigator.serviceWorker.getRegistration())?.waiting,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tasks');
  await expect(notice).toBeHidden();
  expect(await messageOfGateway(page)).toContain('No such route');
});

test('the active version opens the dashboard if a new version of the static site cannot start', async ({
  context,
  page,
}) => {
  await page.goto(`${site}apps/todo`);
  await signIn(page);
  await publishNextVersion(page);
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (message, ...transfer: []) {
      if (message !== 'activate') postMessage.call(this, message, ...transfer);
    };
  });

  await page.getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByText('The new version is starting.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tasks');
  await expect(page.getByText('The new version is starting.')).toBeHidden();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await messageOfGateway(page)).toContain('Route not found');
  const other = await context.newPage();
  await other.goto(`${site}apps/chat/3`);
  await expect(other.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await sendMessage(page, 'Live after the delay');
  await expect(other.getByRole('log').getByText('Live after the delay')).toBeVisible();
});

test('a version of the static site is not installed if the host sends a page of another one', async ({
  page,
}) => {
  await page.goto(site);
  await signIn(page);
  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8');
  writeFileSync(index, `${html}<!-- of another version -->`);

  writeNextVersion();
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => resolve(installing.state));
      });
      void registration.update();
    });
  });
  writeFileSync(index, html);

  expect(state).toBe('redundant');
});

test('the static site says that changes are not stored, and keeps them while it is open', async ({
  page,
}) => {
  writeFileSync(workerFile, `Object.defineProperty(self, 'indexedDB', {});${worker}`);
  await page.goto(`${site}apps/todo`);
  await signIn(page);

  const notice = page.getByText('This window does not store data.');
  await expect(notice).toBeVisible();
  expect(await addTask(page, 'Only in memory')).toBe(201);
  await page.reload();
  await expect(page.getByText('Only in memory')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
});

/** Makes IndexedDB refuse entries that contain a text, as if there was no space for them. */
const refuseEntries = (text: string) => `
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (value, key) {
    if (!JSON.stringify(value).includes('${text}')) return add.call(this, value, key);
    throw new DOMException('Full', 'QuotaExceededError');
  };
`;

test('a full storage refuses changes with a message, and screens still open', async ({ page }) => {
  writeFileSync(workerFile, `{${refuseEntries('Too much')}}${worker}`);
  await page.goto(`${site}apps/todo`);
  await signIn(page);

  await page.getByRole('button', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Too much');
  await drawer.getByRole('button', { name: 'Add task' }).click();

  await expect(page.getByText('the storage is full or not available')).toBeVisible();
  await page.goto(`${site}apps/invoice/list`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  expect(await addTask(page, 'Too much')).toBe(503);
  expect(await addTask(page, 'Enough again')).toBe(201);
});

test('data of another version can be deleted on the page that explains it', async ({
  context,
  page,
}) => {
  await page.goto(site);
  await signIn(page);
  // As if another version had created the data with more rows.
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('frontdesk /frontdesk/');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const { result: database } = opening;
          const store = database.transaction('origins', 'readwrite').objectStore('origins');
          store.get('main').onsuccess = ({ target }) => {
            const origin = (target as IDBRequest).result;
            store.put({ ...origin, seedRows: 1 }, 'main').onsuccess = resolve;
          };
        };
      }),
  );
  await stopWorker(context, page);

  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The stored data is from another version');
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete data and restart' }).click();

  await expect(page.getByRole('link', { name: 'Gateway' })).toBeVisible();
});

test('a page without a service worker says what it needs, also if it is opened as a file', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`file://${join(folder, 'index.html')}`);
  await expect(heading).toHaveText('This page needs a service worker');

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    localStorage.setItem('frontdesk.language', 'de');
    localStorage.setItem('skin', '"dark"');
  });
  await page.goto(`${site}apps/todo`);

  await expect(heading).toHaveText('Diese Seite braucht einen Service Worker');
  await expect(heading).toBeFocused();
  await expectAccessible(page);
});

test('the static site opens screens offline', async ({ page }) => {
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
  server.stop();

  await page.goto(`${site}apps/invoice/list`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.goto(`${site}gateway`);
  await expect(page.getByRole('heading', { name: 'Gateway' }).first()).toBeVisible();
});
