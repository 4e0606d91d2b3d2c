import { createClient as createSseClient } from 'graphql-sse';
import { expect, onTestFinished, test } from 'vitest';
import {
  buildTestApp,
  createControlledServices,
  openTestBranch,
  sendGraphql,
  signUp,
} from '../../test/testApp.ts';

type App = Awaited<ReturnType<typeof openTestBranch>>;
type Headers = Record<string, string>;

const day = 86_400_000;
const createMutation = `mutation ($name: String!, $days: Int) {
  createPersonalAccessToken(name: $name, expiresInDays: $days) {
    token details { id name lastFour createdAt expiresAt lastUsedAt }
  }
}`;
const listQuery = '{ personalAccessTokens { id name lastFour createdAt expiresAt lastUsedAt } }';

async function signIn(app: App, account = 'admin'): Promise<Headers> {
  const { data } = await sendGraphql(
    app,
    `mutation { login(email: "${account}@demo.com", password: "${account}") { accessToken } }`,
  );
  return { authorization: `Bearer ${data.login.accessToken}` };
}

async function createToken(app: App, headers: Headers, days: number | null = null) {
  const { data, errors } = await sendGraphql(app, createMutation, { name: 'CI', days }, headers);
  expect(errors).toBeUndefined();
  const { token, details } = data.createPersonalAccessToken;
  return { token, details, headers: { authorization: `Bearer ${token}` } };
}

const list = async (app: App, headers: Headers) =>
  (await sendGraphql(app, listQuery, {}, headers)).data.personalAccessTokens;

const getCode = async (app: App, query: string, headers: Headers) =>
  (await sendGraphql(app, query, {}, headers)).errors?.[0]?.extensions.code;

/** Builds an app that requires abilities, and signs in as its administrator. */
async function buildStrictApp() {
  const controlled = createControlledServices();
  const services = { ...controlled.services, isStrict: true };
  const app = await buildTestApp({ enforceRules: true, services });
  return { app, headers: await signIn(app), advance: controlled.advance };
}

test('a created token is returned once, and is listed without its secret part', async () => {
  const app = await openTestBranch();
  const headers = await signIn(app);

  const { token, details } = await createToken(app, headers, 30);

  expect(token).toMatch(/^fd_1_[0-9a-f]{8}_[0-9a-f]{64}$/);
  expect(details).toEqual({
    id: 1,
    name: 'CI',
    lastFour: token.slice(-4),
    createdAt: '2026-03-09T09:00:00.000Z',
    expiresAt: '2026-04-08T09:00:00.000Z',
    lastUsedAt: null,
  });
  expect(await list(app, headers)).toEqual([details]);
  expect(await list(app, {})).toEqual([]);
  expect(await list(app, await signIn(app, 'client'))).toEqual([]);
});

test.each([
  ['name', { name: ' ', days: null }],
  ['name', { name: 'x'.repeat(101), days: null }],
  ['expiresInDays', { name: 'CI', days: 0 }],
  ['expiresInDays', { name: 'CI', days: 366 }],
])('refuses an invalid %s', async (field, variables) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, createMutation, variables, await signIn(app));

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('with AUTH=enforce, a token has the rights of its owner, by REST and by GraphQL', async () => {
  const { app, headers } = await buildStrictApp();
  const admin = await createToken(app, headers);
  const client = await createToken(app, await signIn(app, 'client'));
  const getStatus = async (tokenHeaders: Headers) =>
    (await app.inject({ url: '/apps/todo/tasks', headers: tokenHeaders })).statusCode;

  const { data } = await sendGraphql(app, '{ viewer { id } tasks { id } }', {}, admin.headers);

  expect(data.viewer.id).toBe(1);
  expect(data.tasks.length).toBeGreaterThan(0);
  expect(await getStatus(admin.headers)).toBe(200);
  expect(await getStatus(client.headers)).toBe(403);
  expect(await getStatus({})).toBe(403);
  expect(await getCode(app, '{ tasks { id } }', client.headers)).toBe('FORBIDDEN');
});

test('with AUTH=enforce, a token opens a stream, which ends after ten minutes', async () => {
  const { app, headers, advance } = await buildStrictApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await createToken(app, headers);
  const open = (streamHeaders: Headers) => {
    const client = createSseClient({
      url: `${url}/graphql/stream`,
      headers: streamHeaders,
      retryAttempts: 0,
    });
    onTestFinished(client.dispose);
    return client.iterate({ query: 'subscription { branchChanged { name } }' });
  };

  const results = open(token.headers);
  expect((await results.next()).value).toEqual({ data: { branchChanged: { name: 'main' } } });
  advance(600_000);
  const last = await results.next();
  const revoke = `mutation { revokePersonalAccessToken(id: ${token.details.id}) }`;
  expect(await getCode(app, revoke, await signIn(app))).toBeUndefined();

  expect(last.value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  await expect(open(token.headers).next()).rejects.toThrow(/401|Unauthorized/);
});

test.each([
  ['an unknown token', async () => undefined],
  [
    'a revoked token',
    async ({ app, headers }: Awaited<ReturnType<typeof buildStrictApp>>) => {
      await sendGraphql(app, 'mutation { revokePersonalAccessToken(id: 1) }', {}, headers);
    },
  ],
  [
    'an expired token',
    async ({ advance }: Awaited<ReturnType<typeof buildStrictApp>>) => advance(7 * day),
  ],
])('with AUTH=enforce, %s gets the status 401 by REST and by GraphQL', async (kind, change) => {
  const strict = await buildStrictApp();
  const { app, headers } = strict;
  const created = await createToken(app, headers, 7);
  const before = await app.inject({ url: '/apps/todo/tasks', headers: created.headers });
  await change(strict);
  const token = kind === 'an unknown token' ? `fd_1_00000000_${'0'.repeat(64)}` : created.token;
  const tokenHeaders = { authorization: `Bearer ${token}` };

  const rest = await app.inject({ url: '/apps/todo/tasks', headers: tokenHeaders });
  const graphql = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { id } }' },
    headers: tokenHeaders,
  });

  expect(before.statusCode).toBe(200);
  expect(rest.statusCode).toBe(401);
  expect(rest.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  expect(rest.json()).toEqual({
    error:
      'The personal access token is unknown, revoked or expired. Create a new one in the account settings.',
  });
  expect(graphql.statusCode).toBe(401);
  expect(graphql.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('a token of another account cannot be revoked, and a guest cannot manage tokens', async () => {
  const app = await openTestBranch();
  const token = await createToken(app, await signIn(app));
  const other = await signUp(app, 'rui');
  const revoke = `mutation { revokePersonalAccessToken(id: ${token.details.id}) }`;

  expect(await getCode(app, revoke, other)).toBe('NOT_FOUND');
  expect(await getCode(app, revoke, {})).toBe('FORBIDDEN');
  expect(
    (await sendGraphql(app, createMutation, { name: 'CI' })).errors?.[0]?.extensions.code,
  ).toBe('FORBIDDEN');
  expect(await getCode(app, '{ tasks { id } }', token.headers)).toBeUndefined();
});

test('a token cannot create another token', async () => {
  const app = await openTestBranch();
  const { headers } = await createToken(app, await signIn(app));

  const { errors } = await sendGraphql(app, createMutation, { name: 'CI' }, headers);

  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('the last use is stored at most once an hour', async () => {
  const { app, headers, advance } = await buildStrictApp();
  const token = await createToken(app, headers);
  const use = async () => {
    await app.inject({ url: '/apps/todo/tasks', headers: token.headers });
    return (await list(app, await signIn(app)))[0].lastUsedAt;
  };

  const first = await use();
  advance(1_800_000);
  const second = await use();
  advance(1_800_000);
  const third = await use();

  expect([first, second, third]).toEqual([
    '2026-03-09T09:00:00.000Z',
    '2026-03-09T09:00:00.000Z',
    '2026-03-09T10:00:00.000Z',
  ]);
});

test.each([
  ['a reset to the sample', 'mutation { resetBranch(branch: "main") { seq } }'],
  ['an undo', 'mutation { undoCommand(branch: "main") { seq } }'],
])('with AUTH=enforce, a token and its revocation outlive %s', async (_, restore) => {
  const { app, headers } = await buildStrictApp();
  const kept = await createToken(app, headers);
  const revoked = await createToken(app, headers);
  await sendGraphql(app, 'mutation { addTask(task: { title: "Tea" }) { id } }', {}, kept.headers);
  await sendGraphql(
    app,
    `mutation { revokePersonalAccessToken(id: ${revoked.details.id}) }`,
    {},
    headers,
  );

  expect((await sendGraphql(app, restore, {}, headers)).errors).toBeUndefined();

  expect(await getCode(app, '{ tasks { id } }', kept.headers)).toBeUndefined();
  expect(await getCode(app, '{ tasks { id } }', revoked.headers)).toBe('UNAUTHENTICATED');
});

test('with AUTH=enforce, tokens of main identify callers on all branches and are managed on main', async () => {
  const { app, headers, advance } = await buildStrictApp();
  const onBranch = (value: Headers) => ({ ...value, 'x-branch': 'pr-42' });
  await sendGraphql(app, 'mutation { createBranch(name: "pr-42") { name } }', {}, headers);
  const token = await createToken(app, headers, 7);
  await sendGraphql(
    app,
    'mutation { setClock(clock: { freezeAt: "2026-03-09T09:00:00Z" }) { seq } }',
    {},
    onBranch(headers),
  );

  const create = await sendGraphql(app, createMutation, { name: 'CI' }, onBranch(headers));
  const revoke = 'mutation { revokePersonalAccessToken(id: 1) }';
  expect(create.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await getCode(app, revoke, onBranch(headers))).toBe('FORBIDDEN');
  expect(await getCode(app, '{ tasks { id } }', onBranch(token.headers))).toBeUndefined();
  advance(7 * day);
  expect(await getCode(app, '{ tasks { id } }', onBranch(token.headers))).toBe('UNAUTHENTICATED');
});

test('a revoked token is not valid again after a reset, when another token has its id', async () => {
  const app = await buildTestApp();
  const old = await createToken(app, await signIn(app));
  await sendGraphql(app, 'mutation { resetBranch { seq } }');
  const next = await createToken(app, await signIn(app));

  expect(next.details.id).toBe(old.details.id);
  expect(await getCode(app, '{ viewer { id } }', old.headers)).toBe('UNAUTHENTICATED');
  expect(await getCode(app, '{ viewer { id } }', next.headers)).toBeUndefined();
});
