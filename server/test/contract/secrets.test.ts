import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  print,
} from 'graphql';
import { expect, test } from 'vitest';
import { crm } from '../../features.ts';
import { mapVariablesToArguments } from '../../rest/mapVariablesToArguments.ts';
import { createSchema } from '../../schema.ts';
import { buildTestApp, listenTestApp, sendGraphql } from '../testApp.ts';
import { listenUpstream } from '../upstream.ts';
import { allRoutes } from './dataRoutes.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
type Values = Record<string, unknown>;

/** A part of every value that is sent for a secret. No other value contains it. */
const marker = 'Marked7Secret';
const schema = createSchema(crm);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const isSecret = ({ astNode }: GraphQLArgument | GraphQLInputField) =>
  astNode?.directives?.some(({ name }) => name.value === 'secret') ?? false;
const hasSecret = (input: GraphQLArgument | GraphQLInputField): boolean => {
  const type = getNullableType(input.type);
  return (
    isSecret(input) || (isInputObjectType(type) && Object.values(type.getFields()).some(hasSecret))
  );
};
const fields = mutations.filter(({ args }) => args.some(hasSecret));

/** Returns a value in which all secrets contain the marker. */
function createValue(input: GraphQLArgument | GraphQLInputField): unknown {
  if (isSecret(input)) return `${marker}-${input.name}`;
  const createByType = (type: GraphQLInputType): unknown => {
    const present = getNullableType(type);
    if (isListType(present)) return [createByType(present.ofType)];
    if (isEnumType(present)) return present.getValues()[0]?.value;
    if (!isInputObjectType(present))
      return { Int: 1, Float: 1, Boolean: true }[present.name] ?? 'a@b.example';
    return Object.fromEntries(
      Object.values(present.getFields()).map((field) => [field.name, createValue(field)]),
    );
  };
  return createByType(input.type);
}

const createArguments = ({ args }: GraphQLField<unknown, unknown>): Values =>
  Object.fromEntries(args.map((argument) => [argument.name, createValue(argument)]));

const printLiteral = (input: GraphQLArgument | GraphQLInputField) => {
  const node = astFromValue(createValue(input), input.type);
  return node ? print(node) : 'null';
};

function getSelection({ type }: GraphQLField<unknown, unknown>): string {
  return isObjectType(getNullableType(type)) ? '{ __typename }' : '';
}

/** The documents and variables that send the secrets of a field, by description. */
function listOperations(field: GraphQLField<unknown, unknown>): Record<string, Values> {
  const literals = field.args.map((input) => `${input.name}: ${printLiteral(input)}`).join(', ');
  const call = (args: string) => `${field.name}(${args}) ${getSelection(field)}`;
  const declarations = field.args.map(({ type }, index) => `$v${index}: ${type}`).join(', ');
  const defaults = field.args
    .map((input, index) => `$v${index}: ${getNullableType(input.type)} = ${printLiteral(input)}`)
    .join(', ');
  const uses = field.args.map(({ name }, index) => `${name}: $v${index}`).join(', ');
  const variables = Object.fromEntries(
    Object.values(createArguments(field)).map((value, index) => [`v${index}`, value]),
  );
  // Replaces each secret in the literals by a variable of its own.
  const names: string[] = [];
  const nested = literals.replace(new RegExp(`"${marker}-\\w+"`, 'g'), () => {
    names.push(`x${names.length}`);
    return `$${names.at(-1)}`;
  });
  const nestedVariables = Object.fromEntries(names.map((name) => [name, `${marker}-${name}`]));
  return {
    literal: { query: `mutation { ${call(literals)} }` },
    'block string': {
      query: `mutation { ${call(literals.replace(new RegExp(`"(${marker}[^"]*)"`, 'g'), '"""$1"""'))} }`,
    },
    variable: { query: `mutation Send(${declarations}) { ${call(uses)} }`, variables },
    'default value': { query: `mutation Send(${defaults}) { ${call(uses)} }` },
    'variable in an object': {
      query: `mutation Send(${names.map((name) => `$${name}: String!`)}) { ${call(nested)} }`,
      variables: nestedVariables,
    },
    comment: { query: `mutation { ${call(literals)} } # ${marker}` },
    'comment in an unfinished document': { query: `# ${marker}\nmutation { ${call(literals)}` },
    'undeclared variable': { query: `mutation { ${call(literals)} }`, variables },
    'misspelled argument': { query: `mutation { ${call(literals.replace(/^(\w+)/, '$1x'))} }` },
    'unfinished document': { query: `mutation { ${call(literals)}` },
    'unfinished string': { query: `mutation { ${call(literals)} } "${marker}` },
    'text as variables': {
      query: `mutation Send(${declarations}) { ${call(uses)} }`,
      variables: marker,
    },
  };
}

const sendOperation = (app: App, payload: Values) =>
  app.inject({ method: 'POST', url: '/graphql', payload });

/** Sends the secrets of a field in every way, by GraphQL. */
async function sendByGraphql(app: App, field: GraphQLField<unknown, unknown>) {
  for (const operation of Object.values(listOperations(field))) {
    await sendOperation(app, operation);
    const query = Object.entries(operation).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    await app.inject({ url: `/graphql?${new URLSearchParams(query)}` });
  }
}

/** Sends the secrets of all routes in every way. */
async function sendByRest(app: App) {
  for (const { method, url, operation } of allRoutes) {
    const inputs = [...mapVariablesToArguments(schema, operation)];
    if (!inputs.some(([, input]) => hasSecret(input))) continue;
    const values = Object.fromEntries(inputs.map(([name, input]) => [name, createValue(input)]));
    await app.inject({ method, url, payload: values });
    await app.inject({ method, url: `${url}?${new URLSearchParams(values as never)}` });
    await app.inject({ method, url, payload: { ...values, pin: marker } });
    await app.inject({ method, url, payload: [marker] });
    const headers = { 'content-type': 'application/json' };
    await app.inject({ method, url, payload: `{ "password": "${marker}"`, headers });
  }
}

/** Sends secrets to paths without a route, as clients of other servers do. */
async function sendByUnknownRoute(app: App) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of [
    `/v1/reset-password/${marker}`,
    `/v1/tokens/${marker}?api_key=${marker}`,
    `/v1/sessions/token=${marker}`,
    `/v1/sessions;apiKey=${marker}/1`,
    `/v1/sessions/access_token%3D${marker}`,
  ]) {
    await app.inject(path);
    await app.inject({ method: 'POST', url: path, payload: { password: marker } });
    await app.inject({ method: 'POST', url: path, headers: form, payload: `password=${marker}` });
    const payload = `<password>${marker}</password>`;
    await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'text/xml' },
      payload,
    });
  }
}

const sendByHeader = (app: App) =>
  app.inject({
    url: '/apps/todo/tasks',
    headers: { authorization: `Bearer ${marker}`, cookie: `session=${marker}` },
  });

/** Returns everything that the gateway shows of the requests. */
async function readAll(app: App, log: string[]) {
  const { data } = await sendGraphql(
    app,
    `{
      recordedRequests(limit: 1000) { api method url route operation query input errorCode fault }
      journal(limit: 500) { entries { field args outcome } }
      recordings { method url operation status body }
      scenario
    }`,
  );
  const metrics = (await app.inject('/metrics')).body;
  return { ...data, metrics, log: log.join('') };
}

async function expectNoSecret(app: App, log: string[]) {
  const all = await readAll(app, log);
  for (const [name, part] of Object.entries(all)) {
    const text = JSON.stringify(part);
    const index = text.indexOf(marker);
    expect(index === -1 ? '' : text.slice(Math.max(0, index - 300), index + 40), name).toBe('');
  }
  return all;
}

test('the schema marks passwords, tokens and card data as secret', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual([
    'changePassword',
    'deleteAccount',
    'login',
    'logout',
    'payInvoiceByCard',
    'placeOrder',
    'refreshSession',
    'registerUser',
    'resetPassword',
  ]);
});

test('no secret of a request is shown by the request log, the journal, the scenario, the log or the metrics', async () => {
  const log: string[] = [];
  const app = await buildTestApp({
    log: { write: (line) => void log.push(line) },
    logLevel: 'trace',
  });

  for (const field of fields) await sendByGraphql(app, field);
  await sendByRest(app);
  await sendByHeader(app);
  await sendByUnknownRoute(app);

  const { recordedRequests } = await expectNoSecret(app, log);
  expect(recordedRequests.length).toBeGreaterThan(fields.length * 20);
  expect(log.length).toBeGreaterThan(100);
});

test('no secret of a request that the upstream answers is stored in a recording, the journal or the scenario', async () => {
  const log: string[] = [];
  const upstream = await listenTestApp();
  const app = await buildTestApp({ upstream, log: { write: (line) => void log.push(line) } });
  await sendGraphql(
    app,
    'mutation ($rules: [UpstreamRuleInput!]!) { setUpstreamRules(rules: $rules) { name } }',
    {
      rules: [
        { field: 'Mutation.*', mode: 'RECORD' },
        { route: 'POST /jwt/*', mode: 'RECORD' },
      ],
    },
  );

  for (const field of fields) await sendByGraphql(app, field);
  await sendByRest(app);

  const { recordings } = await expectNoSecret(app, log);
  expect(recordings.length).toBeGreaterThan(fields.length);
});

test('no secret in a request without a route, or in a header of its response, is stored in a recording', async () => {
  const upstream = await listenUpstream(() => '{}', { 'x-auth-token': marker, 'x-kept': 'yes' });
  const app = await buildTestApp({ upstream });
  const rules = [{ route: '* /v1/*', mode: 'record' }];
  await app.inject({ method: 'POST', url: '/gateway/upstream', payload: { rules } });

  await sendByUnknownRoute(app);

  const { recordings, scenario } = await expectNoSecret(app, []);
  expect(recordings).toHaveLength(20);
  expect(JSON.stringify(scenario)).toContain('"x-kept":"yes"');
});

test('a personal access token is shown only in the response that creates it', async () => {
  const log: string[] = [];
  const app = await buildTestApp({
    log: { write: (line) => void log.push(line) },
    logLevel: 'trace',
  });
  const login = await sendGraphql(
    app,
    'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
  );
  const create = 'mutation { createPersonalAccessToken(name: "CI") { token details { id } } }';
  const headers = { authorization: `Bearer ${login.data.login.accessToken}` };
  const { token } = (await sendGraphql(app, create, {}, headers)).data.createPersonalAccessToken;
  const signature = token.slice(token.lastIndexOf('_') + 1);

  await app.inject({ url: '/apps/todo/tasks', headers: { authorization: `Bearer ${token}` } });
  const used = await sendGraphql(
    app,
    'mutation { addTask(task: { title: "Tea" }) { id } }',
    {},
    { authorization: `Bearer ${token}` },
  );
  await sendGraphql(app, 'mutation { revokePersonalAccessToken(id: 1) }', {}, headers);
  await app.inject({ url: '/apps/todo/tasks', headers: { authorization: `Bearer ${token}` } });

  expect(used.errors).toBeUndefined();
  const all = await readAll(app, log);
  expect(JSON.stringify(all.journal)).toContain('createPersonalAccessToken');
  for (const [name, part] of Object.entries(all)) {
    expect(JSON.stringify(part).includes(signature), name).toBe(false);
  }
});

test('a personal access token in a response of the upstream is hidden in its recording', async () => {
  const token = `fd_1_00000000_${marker}`;
  const created = { createPersonalAccessToken: { token, details: { id: 1 } } };
  const upstream = await listenUpstream(() => JSON.stringify({ data: created }), {});
  const app = await buildTestApp({ upstream });
  await sendGraphql(
    app,
    'mutation ($rules: [UpstreamRuleInput!]!) { setUpstreamRules(rules: $rules) { name } }',
    { rules: [{ field: 'Mutation.createPersonalAccessToken', mode: 'RECORD' }] },
  );

  const create = 'mutation { createPersonalAccessToken(name: "CI") { token details { id } } }';
  const { data } = await sendGraphql(app, create);

  expect(data).toEqual(created);
  const { recordings } = await expectNoSecret(app, []);
  expect(recordings).toHaveLength(1);
});

test('the request log shows all values that are not secret', async () => {
  const app = await buildTestApp();
  const query =
    'mutation Pay($id: Int!, $key: String!) { payInvoiceByCard(payment: { invoiceId: $id, card: { number: $key, holder: "Rui", expiry: "12/29", cvv: """987""" } }) { decline } }';
  await sendOperation(app, { query, variables: { id: 5012, key: marker } });
  await app.inject('/apps/todo/tasks?q=tea&tag[]=high&branch=main&unknown=1&token=x');

  const { data } = await sendGraphql(app, '{ recordedRequests { url query input } }');

  expect(data.recordedRequests).toEqual([
    {
      url: '/apps/todo/tasks?q=tea&tag%5B%5D=high&branch=main&unknown=1&token=%E2%80%A2%E2%80%A2%E2%80%A2',
      query: null,
      input: null,
    },
    {
      url: '/graphql',
      query: query.replace('"""987"""', '"•••"'),
      input: { id: 5012, key: '•••' },
    },
  ]);
});
