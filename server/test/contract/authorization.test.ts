import fc from 'fast-check';
import type { GraphQLField } from 'graphql';
import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { toRestSpelling } from '../../rest/examples.ts';
import { listInputs } from '../../rest/operation.ts';
import type { Route } from '../../rest/route.ts';
import { createSchema } from '../../schema.ts';
import { buildTestApp, createRequest, sendGraphql, signUp } from '../testApp.ts';
import type { Access, AccessTable } from './access.ts';
import { createDocument, createValueArbitrary } from './arbitraries.ts';
import { allRoutes, dataRoutes } from './dataRoutes.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
type Role = keyof Omit<Access, 'isOwnerOnly'>;
type Headers = Record<string, string>;

const tables = import.meta.glob<AccessTable>('../../features/*/expectedAccess.ts', {
  eager: true,
  import: 'expectedAccess',
});
const expectedAccess: AccessTable = Object.assign({}, ...Object.values(tables));

const schema = createSchema(crm);
/** Controls are last, because the example of a fault rule makes later requests fail. */
const routes = [...new Set([...dataRoutes, ...allRoutes])];
const rootTypes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const fields = rootTypes.flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${type?.name}.${field.name}`,
    operation: type?.name.toLowerCase() ?? '',
    field,
  })),
);
const roles: Role[] = ['anonymous', 'client', 'admin'];
const formatRoute = ({ method, url }: Route) => `${method} ${url}`;

/** Signs in to the sample account of a role, and returns the headers of its requests. */
async function createHeaders(app: App, role: Role): Promise<Headers> {
  if (role === 'anonymous') return {};
  const { data } = await sendGraphql(
    app,
    `mutation { login(email: "${role}@demo.com", password: "${role}") { accessToken } }`,
  );
  return { authorization: `Bearer ${data.login.accessToken}` };
}

/** Calls a field with random arguments, and returns whether the call is refused. Ignores all other errors. */
async function isFieldRefused(
  app: App,
  headers: Headers,
  operation: string,
  field: GraphQLField<unknown, unknown>,
): Promise<boolean> {
  const [variables] = fc.sample(
    fc.record(
      Object.fromEntries(field.args.map((arg) => [arg.name, createValueArbitrary(arg.type)])),
    ),
    1,
  );
  const { errors } = await sendGraphql(app, createDocument(operation, field), variables, headers);
  return errors?.some(({ extensions }) => extensions.code === 'FORBIDDEN') ?? false;
}

/** The arguments and the selection of most subscriptions. An unknown cursor immediately causes an event. */
const defaultSelection = '(since: "unknown") { cursor }';

/** The selections of the subscriptions without a cursor, which always start with an event. */
const selections: Record<string, string> = {
  branchChanged: ' { name }',
  requestsRecorded: ' { total }',
};

/** Opens a stream, waits for its first event, and returns whether the subscription is refused. */
async function isStreamRefused(url: string, headers: Headers, name: string): Promise<boolean> {
  const { body } = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `subscription { ${name}${selections[name] ?? defaultSelection} }`,
    }),
  });
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes('event: next') && text.endsWith('\n\n')) break;
  }
  expect(text).toContain('event: next');
  return text.includes('FORBIDDEN');
}

test('each root field and each REST route is in expectedAccess.ts of its feature', () => {
  const names = [...fields.map(({ name }) => name), ...routes.map(formatRoute)];
  const message =
    'Decide who may call the field or route, and add or remove its line in expectedAccess.ts of its feature.';

  expect(Object.keys(expectedAccess).toSorted(), message).toEqual(names.toSorted());
});

test.each(roles)('with AUTH=enforce, %s can call exactly the expected fields', async (role) => {
  const app = await buildTestApp({ enforceRules: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = await createHeaders(app, role);
  const allowed: string[] = [];

  for (const { name, operation, field } of fields) {
    const isRefused = () =>
      operation === 'subscription'
        ? isStreamRefused(url, headers, field.name)
        : isFieldRefused(app, headers, operation, field);
    const isFirstCallRefused = await isRefused();
    // The second call of a query uses its compiled operation.
    expect(await isRefused(), name).toBe(isFirstCallRefused);
    if (!isFirstCallRefused) allowed.push(name);
  }

  expect(allowed.toSorted()).toEqual(
    listAllowedNames(
      role,
      fields.map(({ name }) => name),
    ),
  );
});

test.each(roles)('with AUTH=enforce, %s can call exactly the expected routes', async (role) => {
  const app = await buildTestApp({ enforceRules: true });
  const headers = await createHeaders(app, role);
  const allowed: string[] = [];

  for (const route of routes) {
    const values = toRestSpelling(listInputs(schema, route.operation), route.example ?? {});
    const { statusCode } = await app.inject({ ...createRequest(route, values), headers });
    if (statusCode !== 403) allowed.push(formatRoute(route));
  }

  expect(allowed.toSorted()).toEqual(listAllowedNames(role, routes.map(formatRoute)));
});

function listAllowedNames(role: Role, names: string[]): string[] {
  return names.filter((name) => expectedAccess[name]?.[role]).toSorted();
}

/** For each field with `isOwnerOnly`, a function that creates a row of the owner and returns a call for this row. */
const ownerCalls: Record<string, (app: App, owner: Headers) => Promise<string>> = {
  'Mutation.deleteProfilePost': async (app, owner) =>
    `mutation { deleteProfilePost(id: ${await addPost(app, owner)}) { id } }`,

  'Mutation.restoreProfilePost': async (app, owner) => {
    const id = await addPost(app, owner);
    await sendGraphql(app, `mutation { deleteProfilePost(id: ${id}) { id } }`, {}, owner);
    return `mutation { restoreProfilePost(id: ${id}) { id } }`;
  },
};

async function addPost(app: App, owner: Headers): Promise<number> {
  const mutation = 'mutation { addProfilePost(post: { text: "Tea is ready" }) { id } }';
  const { data } = await sendGraphql(app, mutation, {}, owner);
  return data.addProfilePost.id;
}

test('each field with isOwnerOnly has an entry in ownerCalls', () => {
  const ownerOnlyFields = Object.keys(expectedAccess).filter(
    (name) => expectedAccess[name]?.isOwnerOnly,
  );

  expect(Object.keys(ownerCalls), 'Add the field to ownerCalls.').toEqual(ownerOnlyFields);
});

test.each(Object.entries(ownerCalls))('%s refuses rows of other users', async (_, createCall) => {
  // Both accounts are admins.
  const app = await buildTestApp({ enforceRules: true });
  const owner = await signUp(app, 'owner');
  const other = await signUp(app, 'other');
  const call = await createCall(app, owner);

  const refused = await sendGraphql(app, call, {}, other);
  const allowed = await sendGraphql(app, call, {}, owner);

  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(allowed.errors).toBeUndefined();
});

test('viewer and accountSettings return the account of the caller', async () => {
  const app = await buildTestApp({ enforceRules: true });
  const firstHeaders = await signUp(app, 'one');
  const secondHeaders = await signUp(app, 'other');
  const query = '{ viewer { username } accountSettings { general { username } } }';

  for (const [headers, username] of [
    [firstHeaders, 'one'],
    [secondHeaders, 'other'],
  ] as const) {
    const { data } = await sendGraphql(app, query, {}, headers);
    expect(data).toEqual({ viewer: { username }, accountSettings: { general: { username } } });
  }
});
