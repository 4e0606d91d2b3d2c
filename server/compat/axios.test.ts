import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { expect, test } from 'vitest';
import { buildTestApp, listenTestApp } from '../test/testApp.ts';
import { sendUnknownKeys } from './axios.js';

type Arguments = AxiosRequestConfig & Record<string, unknown>;

/** Calls of all eleven routes that clients of the contract call with arguments in the configuration. */
const calls: [
  name: string,
  expected: unknown,
  call: (client: AxiosInstance) => Promise<unknown>,
][] = [
  [
    'datatables',
    3,
    (client) =>
      countRows(client, '/api/datatables/data', { page: 1, perPage: 3, q: '' }, 'invoices'),
  ],
  [
    'users',
    2,
    (client) =>
      countRows(
        client,
        '/api/users/list/data',
        { page: 1, perPage: 2, role: 'admin', currentPlan: '', status: '', q: '' },
        'users',
      ),
  ],
  [
    'invoices',
    4,
    (client) =>
      countRows(
        client,
        '/apps/invoice/invoices',
        { page: 1, perPage: 4, status: 'paid', q: '' },
        'invoices',
      ),
  ],
  ['events', 2, (client) => countRows(client, '/apps/calendar/events', { calendars: ['Holiday'] })],
  ['no events', 0, (client) => countRows(client, '/apps/calendar/events', { calendars: [] })],
  ['an email', 5, async (client) => (await get(client, '/apps/email/get-email', { id: 5 })).id],
  ['a chat', 1, async (client) => (await get(client, '/apps/chat/get-chat', { id: 1 })).contact.id],
  ['a user', 3, async (client) => (await get(client, '/api/users/user', { id: 3 })).user.id],
  ['a deleted task', 200, (client) => remove(client, '/apps/todo/delete-task', { taskId: 1 })],
  ['a removed event', 200, (client) => remove(client, '/apps/calendar/remove-event', { id: '3' })],
  ['a deleted user', 200, (client) => remove(client, '/apps/users/delete', { id: 3 })],
  ['a deleted invoice', 200, (client) => remove(client, '/apps/invoice/delete', { id: 4990 })],
];

// biome-ignore lint/suspicious/noExplicitAny: each call has a different body.
async function get(client: AxiosInstance, url: string, args: Arguments): Promise<any> {
  return (await client.get(url, args)).data;
}

async function countRows(client: AxiosInstance, url: string, args: Arguments, key?: string) {
  const data = await get(client, url, args);
  return (key ? data[key] : data).length;
}

const remove = async (client: AxiosInstance, url: string, args: Arguments) =>
  (await client.delete(url, args)).status;

test.each(calls)(
  'axios sends the arguments of %s only with the hook',
  async (_, expected, call) => {
    const baseURL = await listenTestApp();
    const plain = axios.create({ baseURL });
    const hooked = axios.create({ baseURL });
    const removeHook = sendUnknownKeys(hooked);

    const without = await call(plain).catch(() => 'refused');
    expect(without).not.toEqual(expected);
    expect(await call(hooked)).toEqual(expected);

    removeHook();
    expect(await call(hooked).catch(() => 'refused')).toEqual(without);
  },
);

test('GET /compat/axios.js returns the hook as a module', async () => {
  const app = await buildTestApp();

  const response = await app.inject('/compat/axios.js');

  expect(response.headers['content-type']).toContain('text/javascript');
  const module = await import(`data:text/javascript,${encodeURIComponent(response.body)}`);
  expect(module.sendUnknownKeys).toBeTypeOf('function');
});
