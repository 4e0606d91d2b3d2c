import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf, valuesOf } from '../contract/arbitraries.ts';
import { features } from '../features.ts';
import { inputSpelt } from '../rest/examples.ts';
import { inputsOf } from '../rest/operation.ts';
import type { Route } from '../rest/route.ts';
import { createSchema } from '../schema.ts';
import { ask, buildTestApp, requestOf } from '../testing.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const guarded = () => buildTestApp({ enforceRules: true });

async function headersOf(app: App, email: string, password: string) {
  const { data } = await ask(
    app,
    `mutation { login(email: "${email}", password: "${password}") { accessToken } }`,
  );
  return { authorization: `Bearer "${data.login.accessToken}"` };
}

async function codesOf(app: App, query: string, headers = {}, variables = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers,
  });
  return response
    .json()
    .errors?.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
}

test('without AUTH=enforce, anybody may call anything', async () => {
  const app = await buildTestApp();

  expect((await app.inject('/apps/todo/tasks')).statusCode).toBe(200);
});

test('the table of rules is read from the SDL', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ accessRules { fields action subject } }');

  expect(data.accessRules.at(-1)).toEqual({
    fields: ['Mutation.*'],
    action: 'manage',
    subject: 'all',
  });
});

test('an enforcing server lets an admin do everything', async () => {
  const app = await guarded();
  const headers = await headersOf(app, 'admin@demo.com', 'admin');

  expect((await app.inject({ url: '/apps/todo/tasks', headers })).statusCode).toBe(200);
  expect(await codesOf(app, 'mutation { deleteTask(id: 1) { id } }', headers)).toBeUndefined();
});

test('an enforcing server lets a client see only ACL and Auth, on both faces', async () => {
  const app = await guarded();
  const headers = await headersOf(app, 'client@demo.com', 'client');

  const rest = await app.inject({ url: '/apps/todo/tasks', headers });

  expect(rest.statusCode).toBe(403);
  expect(rest.json()).toEqual({
    error: 'This needs the ability to read all. Sign in as somebody who has it.',
  });
  expect(await codesOf(app, '{ tasks { id } }', headers)).toEqual(['FORBIDDEN']);
  expect(await codesOf(app, 'mutation { deleteTask(id: 1) { id } }', headers)).toEqual([
    'FORBIDDEN',
  ]);
  expect(await codesOf(app, '{ viewer { id } accessRules { action } }', headers)).toBeUndefined();
});

test('an enforcing server lets a stranger sign in and do nothing else', async () => {
  const app = await guarded();

  expect(await codesOf(app, '{ accessRules { action } }')).toEqual(['FORBIDDEN']);
  expect(await codesOf(app, '{ tasks { id } }')).toEqual(['FORBIDDEN']);
  expect((await app.inject('/apps/todo/tasks')).statusCode).toBe(403);
  const login = { email: 'client@demo.com', password: 'client' };
  const reply = await app.inject({ method: 'POST', url: '/jwt/login', payload: login });
  expect(reply.statusCode).toBe(200);
});

test('a token that is not ours names nobody', async () => {
  const app = await buildTestApp();

  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { id } }' },
    headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.' },
  });

  expect(response.json()).toEqual({ data: { viewer: null } });
});

const schema = createSchema();
const routes = Object.values(features).flatMap(({ rest }): Route[] => rest);

/** The root fields that a caller is not refused, whatever else may be wrong with the call. */
async function openFieldsOf(app: App, headers: object): Promise<string[]> {
  const open: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const [variables] = fc.sample(
        fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, valuesOf(arg.type)]))),
        1,
      );
      const document = documentOf(type?.name.toLowerCase() ?? '', field);
      // The second time, a query is compiled.
      const first = await codesOf(app, document, headers, variables);
      const again = await codesOf(app, document, headers, variables);
      const isRefused = first?.includes('FORBIDDEN') ?? false;

      expect(again?.includes('FORBIDDEN') ?? false, field.name).toBe(isRefused);
      if (!isRefused) open.push(field.name);
    }
  }
  return open;
}

/** The REST calls that a caller is not refused. */
async function openCallsOf(app: App, headers: Record<string, string>): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes) {
    const said = inputSpelt(inputsOf(schema, route.operation), route.example ?? {});
    const { statusCode } = await app.inject({ ...requestOf(route, said), headers });
    if (statusCode !== 403) open.push(`${route.method} ${route.url}`);
  }
  return open;
}

const signingIn = [
  'viewer',
  'login',
  'registerUser',
  'refreshSession',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'subscribeToNewsletter',
];
const signingInCalls = ['POST /jwt/login', 'POST /jwt/register', 'POST /jwt/refresh-token'];

test.each([
  ['a stranger', undefined, signingIn],
  ['a client', 'client', [...signingIn, 'changePassword', 'accessRules', 'roles']],
])('of all fields and calls, an enforcing server answers %s those of the table', async (...row) => {
  const [, name, fields] = row;
  const app = await guarded();
  const headers = name ? await headersOf(app, `${name}@demo.com`, name) : {};

  expect((await openFieldsOf(app, headers)).toSorted()).toEqual(fields.toSorted());
  expect(await openCallsOf(app, headers)).toEqual(signingInCalls);
});

test('of all fields and calls, an enforcing server refuses an admin none', async () => {
  const app = await guarded();
  const headers = await headersOf(app, 'admin@demo.com', 'admin');

  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(await openFieldsOf(app, headers)).toEqual(fields);
  expect(await openCallsOf(app, headers)).toHaveLength(routes.length);
});
