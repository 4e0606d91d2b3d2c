import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, testServicesOptions } from '../test/testApp.ts';
import { type OpenOptions, openBrowserGateway } from './openBrowserGateway.ts';

const json = { 'content-type': 'application/json' };

async function open(options: OpenOptions = {}) {
  const gateway = await openBrowserGateway({ ...testServicesOptions, ...options });
  const send = (address: string, init?: RequestInit, signal?: AbortSignal) =>
    gateway.handle(new Request(`http://localhost${address}`, init), address, signal);
  const sendGraphql = async (query: string, headers = {}) =>
    (
      await send('/graphql', {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ query }),
      })
    ).json();
  onTestFinished(() => gateway.close());
  return { ...gateway, send, sendGraphql };
}

const addTask = 'mutation { addTask(task: { title: "Water the browser", tags: [] }) { id title } }';

test('data and branches are kept when the gateway is closed and opened again', async () => {
  const database = crypto.randomUUID();
  const first = await open({ database });
  await first.sendGraphql(addTask);
  await first.sendGraphql(addTask, { 'x-branch': 'pr-42' });
  await first.close();

  const second = await open({ database });

  expect(second.isDurable).toBe(true);
  expect(await (await second.send('/apps/todo/tasks')).text()).toContain('Water the browser');
  const branch = await second.send('/apps/todo/tasks?branch=pr-42');
  expect(await branch.text()).toContain('Water the browser');
});

test.each([
  '?filter=important',
  'filter=important&',
  'q=%zz%20&filter=important',
  'q=a%2Bb+c',
  'filter=important&filter=done',
  'tag[1]=low&tag=high',
  '=low&tag=high',
  'q=what?now&filter=important',
  'q=%ff',
  'tags=low',
])('the browser reads the query string %s as the server does', async (search) => {
  const { send } = await open();
  const app = await buildTestApp();

  const [inBrowser, onServer] = [
    await send(`/apps/todo/tasks?${search}`),
    await app.inject(`/apps/todo/tasks?${search}`),
  ];

  expect([inBrowser.status, await inBrowser.text()]).toEqual([onServer.statusCode, onServer.body]);
});

test('data are in memory if the browser provides no storage', async () => {
  const { indexedDB } = globalThis;
  const refused = {
    open: () => {
      throw new DOMException('Refused', 'SecurityError');
    },
  };
  Object.assign(globalThis, { indexedDB: refused });
  onTestFinished(() => void Object.assign(globalThis, { indexedDB }));

  const gateway = await open({ database: crypto.randomUUID() });

  expect(gateway.isDurable).toBe(false);
  expect((await gateway.sendGraphql(addTask)).data.addTask.title).toBe('Water the browser');
});

test('with a full storage, changes are refused, and data can still be read', async () => {
  const gateway = await open({ database: crypto.randomUUID(), logError: () => undefined });
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  onTestFinished(() => {
    IDBObjectStore.prototype.add = add;
  });

  const refused = await gateway.sendGraphql(addTask);

  expect(refused.errors[0].extensions.code).toBe('JOURNAL_UNAVAILABLE');
  expect(refused.errors[0].message).toContain('the storage of the browser is full');
  expect((await gateway.sendGraphql('{ tasks { id } }')).data.tasks.length).toBeGreaterThan(5);
  IDBObjectStore.prototype.add = add;
  expect((await gateway.sendGraphql(addTask)).data.addTask.title).toBe('Water the browser');
});

const subscribe = {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ query: 'subscription { branchChanged(branch: "main") { name seq } }' }),
};

test('a subscription sends its results as events, and ends when the page cancels it', async () => {
  const gateway = await open();
  const response = await gateway.send('/graphql/stream', subscribe);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes('event: next')) text += decoder.decode((await reader.read()).value);

  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(text).toContain('{"data":{"branchChanged":{"name":"main","seq":0}}}');
  await reader.cancel();
});

test('event streams end when the gateway finishes, and new ones are refused', async () => {
  const gateway = await open();
  const finishing = new AbortController();
  const { signal } = finishing;
  const stream = await gateway.send('/graphql/stream', subscribe, signal);

  finishing.abort();
  const refused = await gateway.send('/graphql/stream', subscribe, signal);

  expect(await stream.text()).toMatch(/^:\n\n/);
  expect(refused.status).toBe(503);
  expect((await gateway.send('/apps/todo/tasks', undefined, signal)).status).toBe(200);
});

test('malformed requests get the same status as on the server', async () => {
  const { send } = await open();

  const text = await send('/graphql', { method: 'POST', headers: json, body: '{' });
  const method = await send('/graphql', { method: 'DELETE' });
  const unknown = await send('/nothing');
  const stream = await send('/graphql/stream', { method: 'POST', headers: json, body: '{}' });

  expect([text.status, method.status, unknown.status, stream.status]).toEqual([400, 405, 404, 400]);
  expect(await unknown.json()).toEqual({ error: 'Route not found: GET /nothing' });
});

test.each([
  '/apps/todo/tasks?q=a?b&filter=completed',
  '/apps/todo/tasks?q=%E9&filter=completed',
  '/apps/todo/tasks?q=a+b',
  '/apps/todo/tasks?tag=low&tag=high',
  '/apps/todo/tasks?tag[]=low&tag[]=high',
  '/apps/todo/tasks?tag[1]=low',
  '/apps/todo/tasks?tag=low&tag[]=high',
  '/apps/todo/tasks?&&filter=completed&',
  '/apps/todo/tasks?filter',
  '/apps/todo/tasks?branch=%20',
])('GET %s has the same answer as over the network', async (url) => {
  const [{ send }, app] = [await open(), await buildTestApp()];

  const [inBrowser, overNetwork] = [await send(url), await app.inject(url)];

  expect(inBrowser.status).toBe(overNetwork.statusCode);
  expect(await inBrowser.json()).toEqual(overNetwork.json());
});
