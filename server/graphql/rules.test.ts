import { expect, test } from 'vitest';
import { buildTestApp, sendGraphql } from '../test/testApp.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const buildAppWithRules = () => buildTestApp({ enforceRules: true });

async function signIn(app: App, email: string, password: string) {
  const { data } = await sendGraphql(
    app,
    `mutation { login(email: "${email}", password: "${password}") { accessToken } }`,
  );
  return { authorization: `Bearer "${data.login.accessToken}"` };
}

async function requestErrorCodes(app: App, query: string, headers = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers,
  });
  return response
    .json()
    .errors?.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
}

test('without AUTH=enforce, callers without a token can call all fields', async () => {
  const app = await buildTestApp();

  expect((await app.inject('/apps/todo/tasks')).statusCode).toBe(200);
});

test('`accessRules` returns the rules of the SDL in their order', async () => {
  const app = await buildTestApp();

  const { data } = await sendGraphql(app, '{ accessRules { fields action subject } }');

  expect(data.accessRules.at(-1)).toEqual({
    fields: ['Mutation.*'],
    action: 'manage',
    subject: 'all',
  });
});

test('the description of each root field names the ability that it requires', async () => {
  const app = await buildTestApp();
  const fields = 'fields { name description }';

  const { data } = await sendGraphql(
    app,
    `{ __schema { queryType { ${fields} } mutationType { ${fields} } subscriptionType { ${fields} } } }`,
  );

  const all = Object.values<{ fields: { name: string; description: string }[] }>(data.__schema);
  for (const { name, description } of all.flatMap((type) => type.fields)) {
    expect(description, name).toMatch(/`AUTH=enforce`: `(read|manage) \w+`\.$/);
  }
  expect(data.__schema.queryType.fields).toContainEqual({
    name: 'roles',
    description: expect.stringMatching(/^Lists the roles[\s\S]+: `read ACL`\.$/),
  });
});

test('with AUTH=enforce, an admin can read and change data', async () => {
  const app = await buildAppWithRules();
  const headers = await signIn(app, 'admin@demo.com', 'admin');

  expect((await app.inject({ url: '/apps/todo/tasks', headers })).statusCode).toBe(200);
  expect(
    await requestErrorCodes(app, 'mutation { deleteTask(id: 1) { id } }', headers),
  ).toBeUndefined();
});

test('with AUTH=enforce, a client can read only ACL and Auth, in GraphQL and REST', async () => {
  const app = await buildAppWithRules();
  const headers = await signIn(app, 'client@demo.com', 'client');

  const rest = await app.inject({ url: '/apps/todo/tasks', headers });

  expect(rest.statusCode).toBe(403);
  expect(rest.json()).toEqual({
    error: 'Forbidden: requires "read" on "all". Sign in with an account that has this ability.',
  });
  expect(await requestErrorCodes(app, '{ tasks { id } }', headers)).toEqual(['FORBIDDEN']);
  expect(await requestErrorCodes(app, 'mutation { deleteTask(id: 1) { id } }', headers)).toEqual([
    'FORBIDDEN',
  ]);
  expect(
    await requestErrorCodes(app, '{ viewer { id } accessRules { action } }', headers),
  ).toBeUndefined();
});

test('with AUTH=enforce, a caller without a token can only sign in', async () => {
  const app = await buildAppWithRules();

  expect(await requestErrorCodes(app, '{ accessRules { action } }')).toEqual(['FORBIDDEN']);
  expect(await requestErrorCodes(app, '{ tasks { id } }')).toEqual(['FORBIDDEN']);
  expect((await app.inject('/apps/todo/tasks')).statusCode).toBe(403);
  const login = { email: 'client@demo.com', password: 'client' };
  const reply = await app.inject({ method: 'POST', url: '/jwt/login', payload: login });
  expect(reply.statusCode).toBe(200);
});

test('a token of another server identifies no user', async () => {
  const app = await buildTestApp();

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { id } }' },
    headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.' },
  });

  expect(response.json()).toEqual({ data: { viewer: null } });
});
