import { expect, test } from 'vitest';
import { buildTestApp, createControlledServices, sendGraphql } from '../test/testApp.ts';

/** Signs in as an administrator of a server that requires abilities, and returns the headers. */
async function signIn() {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services, enforceRules: true });
  const { data } = await sendGraphql(
    app,
    'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
  );
  const headers = { authorization: `Bearer ${data.login.accessToken}` };
  const send = (query: string, branch?: string) =>
    sendGraphql(app, query, {}, branch ? { ...headers, 'x-branch': branch } : headers);
  return { advance, send };
}

test('an expired token is not valid on a past state, nor on a branch whose clock is frozen', async () => {
  const { advance, send } = await signIn();
  await send('mutation { createBranch(name: "pr-42") { name } }');
  await send(
    'mutation { setClock(clock: { freezeAt: "2026-03-09T09:00:00Z" }) { name } }',
    'pr-42',
  );
  advance(3_600_000);

  for (const branch of [undefined, 'main@1', 'pr-42']) {
    const { errors } = await send('mutation { resetBranch(branch: "main") { name } }', branch);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('a valid token is valid on a branch whose clock is ahead', async () => {
  const { send } = await signIn();
  await send('mutation { createBranch(name: "pr-42") { name } }');
  await send('mutation { setClock(clock: { advance: 86400000 }) { name } }', 'pr-42');

  const { data, errors } = await send('{ viewer { id } tasks { id } }', 'pr-42');

  expect(errors).toBeUndefined();
  expect(data.viewer).not.toBeNull();
});

test.each([
  ['/apps/todo/tasks?branch=pr-1&branch=pr-2', {}, 'branch must have one value.'],
  [
    '/apps/todo/tasks?branch=pr-1',
    { 'x-branch': 'pr-2' },
    'branch is "pr-1", but the header X-Branch names "pr-2". Name one branch.',
  ],
])('a request that names several branches is refused: %s %j', async (url, headers, error) => {
  const app = await buildTestApp();

  const response = await app.inject({ url, headers });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error });
});

test('a request can name one branch twice', async () => {
  const app = await buildTestApp();

  const response = await app.inject({
    url: '/apps/todo/tasks?branch=pr-1',
    headers: { 'x-branch': 'pr-1' },
  });

  expect(response.statusCode).toBe(200);
});
