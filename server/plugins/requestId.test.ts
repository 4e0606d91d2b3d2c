import { expect, onTestFinished, test, vi } from 'vitest';
import { createBranch } from '../branch.ts';
import { registry } from '../features.ts';
import { buildTestApp, createTestServices } from '../test/testApp.ts';

interface Line {
  reqId?: string;
  level: number;
  err?: { message: string; stack: string };
  req?: object;
}

/** Builds an app whose list of tasks fails, and collects the lines of its log. */
async function buildLoggedApp() {
  const texts: string[] = [];
  const branch = createBranch({ registry, services: createTestServices() });
  vi.spyOn(branch.collections.todo, 'list').mockImplementation(() => {
    throw new Error('deliberate');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const log = { write: (text: string) => void texts.push(text) };
  const app = await buildTestApp({ branch, log, logLevel: 'trace' });
  return {
    app,
    text: () => texts.join(''),
    errors: () =>
      texts.map((text): Line => JSON.parse(text)).filter(({ level, err }) => err && level >= 50),
  };
}

test('each response has a unique request id', async () => {
  const app = await buildTestApp();

  const responses = await Promise.all(
    ['/apps/todo/tasks', '/apps/todo/tasks', '/unknown'].map((url) => app.inject(url)),
  );

  const ids = responses.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['keeps the request id of a proxy', 'edge-7.a_b', true],
  ['replaces a request id that is too long', 'x'.repeat(65), false],
  ['replaces a request id with other characters', 'a b"', false],
])('%s', async (_, id, isKept) => {
  const app = await buildTestApp();

  const { headers } = await app.inject({
    url: '/apps/todo/tasks',
    headers: { 'x-request-id': id },
  });

  expect(headers['x-request-id'] === id).toBe(isKept);
});

test.each([
  ['REST', { url: '/apps/todo/tasks' }],
  ['GraphQL', { method: 'POST', url: '/graphql', payload: { query: '{ tasks { id } }' } }],
] as const)('logs a bug once, with its stack and the request id, for %s', async (_, request) => {
  const { app, errors } = await buildLoggedApp();

  const { headers } = await app.inject(request);

  expect(errors()).toEqual([
    expect.objectContaining({
      reqId: headers['x-request-id'],
      err: expect.objectContaining({
        message: 'deliberate',
        stack: expect.stringContaining('requestId.test.ts'),
      }),
    }),
  ]);
});

test('the log contains no headers, bodies or query strings, even if a request fails', async () => {
  const { app, text } = await buildLoggedApp();
  const secret = 'hunter2';
  const headers = { authorization: `Bearer ${secret}`, cookie: `session=${secret}` };
  const query = `query ($q: String) { tasks(q: $q) { id } wrong: tasks(q: "${secret}") { id } }`;

  await app.inject({ url: `/apps/todo/tasks?q=${secret}`, headers });
  await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables: { q: secret } },
  });
  await app.inject({
    method: 'POST',
    url: '/jwt/login',
    headers,
    payload: { email: secret, password: secret },
  });
  await app.inject({
    method: 'POST',
    url: '/jwt/login',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{ "${secret}`,
  });

  expect(text()).toContain('/jwt/login');
  expect(text()).toContain('deliberate');
  expect(text()).not.toContain(secret);
});
