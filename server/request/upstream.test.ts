import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createBranch } from '../branch.ts';
import { createApi } from '../createApi.ts';
import type { StoredRecording } from '../features/gateway/row.ts';
import { crm, registry } from '../features.ts';
import { buildTestApp, createTestServices, listenTestApp, sendGraphql } from '../test/testApp.ts';
import { createUpstream } from '../upstream/createUpstream.ts';

const onBranch = { 'x-branch': 'pr-42' };
const titlesQuery = 'query Titles { tasks { id title } }';

/** Starts a gateway with an additional task as the upstream, and counts the requests that it gets. */
async function listenUpstream() {
  const app = await buildTestApp();
  let calls = 0;
  app.addHook('onResponse', async () => {
    calls += 1;
  });
  await sendGraphql(
    app,
    'mutation { addTask(task: { title: "From the upstream", tags: [] }) { id } }',
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  calls = 0;
  return { app, origin, calls: () => calls };
}

const setRules = (app: FastifyInstance, rules: object[], branch = 'pr-42') =>
  sendGraphql(
    app,
    'mutation ($branch: String, $rules: [UpstreamRuleInput!]!) { setUpstreamRules(branch: $branch, rules: $rules) { upstreamRules { id mode recordingCount } } }',
    { branch, rules },
    onBranch,
  );

const listTasks = (app: FastifyInstance, headers: Record<string, string> = onBranch, query = '') =>
  app.inject({ url: `/apps/todo/tasks${query}`, headers });

const queryTitles = (app: FastifyInstance, headers: Record<string, string> = onBranch) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: titlesQuery, operationName: 'Titles' },
    headers,
  });

function createRecordingBranch() {
  const branch = createBranch({ registry, services: createTestServices() });
  const add = (recording: StoredRecording) =>
    branch.repeat({
      field: 'gateway.addRecording',
      args: { recording },
      viewerId: null,
      at: recording.at,
      seed: 1,
    });
  onTestFinished(() => branch.close());
  return { branch, add };
}

const listRequests = async (app: FastifyInstance, branch = 'pr-42') =>
  (
    await sendGraphql(
      app,
      `{ recordedRequests(branch: "${branch}") { url operation status upstream } }`,
    )
  ).data.recordedRequests;

test('a rule sends a route to the upstream only on its branch, and only while the rule exists', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  const mocked = (await listTasks(app)).body;

  await setRules(app, [{ route: 'GET /apps/todo/*' }]);
  const live = await listTasks(app);
  const { calls } = upstream;

  expect(live.statusCode).toBe(200);
  expect(live.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(live.body).toContain('From the upstream');
  expect(calls()).toBe(1);
  expect((await listTasks(app, {})).body).toBe(mocked);
  expect((await queryTitles(app)).body).not.toContain('From the upstream');
  await setRules(app, [{ route: 'GET /apps/todo/*', mode: 'MOCK' }]);
  expect((await listTasks(app)).body).toBe(mocked);
  await setRules(app, []);
  expect((await listTasks(app)).body).toBe(mocked);
  expect(calls()).toBe(1);
  expect((await listRequests(app)).map((one: { upstream: string }) => one.upstream)).toEqual([
    null,
    null,
    null,
    'LIVE',
    null,
  ]);
});

test('the body, the query and the status are passed on', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ route: '* /apps/todo/*' }]);

  const added = await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    payload: { task: { title: 'Call the joiner', tags: ['low'] } },
    headers: onBranch,
  });
  const refused = await app.inject({
    method: 'POST',
    url: '/apps/todo/add-tasks',
    payload: { task: { title: 5 } },
    headers: onBranch,
  });
  const found = await listTasks(app, onBranch, '?q=joiner&branch=pr-42');

  expect(added.statusCode).toBe(201);
  expect(refused.statusCode).toBe(400);
  expect(found.json()).toMatchObject([{ title: 'Call the joiner' }]);
  expect((await listTasks(upstream.app, {}, '?q=joiner')).body).toBe(found.body);
});

test.each([[{ operation: 'Titles' }], [{ field: 'Query.tasks' }], [{ field: 'Query.*' }]])(
  'the rule %j sends a GraphQL operation to the upstream',
  async (rule) => {
    const upstream = await listenUpstream();
    const app = await buildTestApp({ upstream: upstream.origin });
    await setRules(app, [rule]);

    const { data, errors } = (await queryTitles(app)).json();

    expect(errors).toBeUndefined();
    expect(data.tasks).toContainEqual({ id: expect.any(Number), title: 'From the upstream' });
    expect((await listTasks(app)).body).not.toContain('From the upstream');
    expect(await listRequests(app)).toMatchObject([
      { upstream: null },
      { operation: 'Titles', upstream: 'LIVE' },
    ]);
  },
);

test('an operation with variables is sent to the upstream, and its errors are passed on', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ field: 'Query.task' }]);

  const { data, errors } = await sendGraphql(
    app,
    'query ($id: Int!) { ...Root } fragment Root on Query { task(id: $id) { id } }',
    { id: 4711 },
    onBranch,
  );

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({ path: ['task'], extensions: { code: 'NOT_FOUND' } });
  expect(upstream.calls()).toBe(1);
});

test('recordings are replayed without the upstream', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  const createRules = (mode: string) => [
    { route: 'GET /apps/todo/*', mode },
    { operation: 'Titles', mode },
  ];
  await setRules(app, createRules('RECORD'));
  const recorded = await listTasks(app, onBranch, '?sortBy=title-asc&q=a');
  const recordedTitles = await queryTitles(app);
  await listTasks(app, onBranch, '?sortBy=title-asc&q=a');
  await upstream.app.close();

  const { data } = await setRules(app, createRules('REPLAY'));
  const replayed = await listTasks(app, onBranch, '?q=a&sortBy=title-asc');
  const replayedTitles = await queryTitles(app);
  const missing = await listTasks(app, onBranch, '?q=b');

  expect(data.setUpstreamRules.upstreamRules).toMatchObject([
    { recordingCount: 1 },
    { recordingCount: 1 },
  ]);
  expect(replayed.body).toBe(recorded.body);
  expect(replayed.headers['content-type']).toBe(recorded.headers['content-type']);
  expect(replayedTitles.json()).toEqual(recordedTitles.json());
  expect(missing.statusCode).toBe(502);
  expect(missing.json().error).toBe(
    'No recording of this request. The upstream rule "GET /apps/todo/*" replays recordings: set its mode to RECORD and send the request once, or to MOCK.',
  );
  expect((await listRequests(app)).map((one: { upstream: string }) => one.upstream)).toEqual([
    'FAILED',
    'REPLAYED',
    'REPLAYED',
    'RECORDED',
    'RECORDED',
    'RECORDED',
  ]);
});

test('recordings are part of forks and scenarios, stay after a reset, and can be deleted by rule', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ route: 'GET /apps/todo/*', mode: 'RECORD' }]);
  const { body } = await listTasks(app);
  await sendGraphql(app, 'mutation { resetBranch(branch: "pr-42") { seq } }');
  await setRules(app, [
    { route: 'GET /apps/todo/*', mode: 'REPLAY' },
    { operation: 'None', mode: 'REPLAY' },
  ]);

  await sendGraphql(app, 'mutation { createBranch(name: "fork", from: "pr-42") { seq } }');
  const scenario = await app.inject('/gateway/scenario?branch=pr-42');
  const other = await buildTestApp();
  await sendGraphql(
    other,
    'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { seq } }',
    { scenario: scenario.json() },
  );
  const { data } = await sendGraphql(app, '{ branch(name: "pr-42") { upstreamRules { id } } }');
  const [first, second] = data.branch.upstreamRules;
  const remove = (rule: string) =>
    sendGraphql(
      app,
      'mutation ($rule: String) { deleteRecordings(branch: "pr-42", rule: $rule) { name } }',
      {
        rule,
      },
    );

  expect((await listTasks(app, { 'x-branch': 'fork' })).body).toBe(body);
  expect((await listTasks(other, { 'x-branch': 'imported' })).body).toBe(body);
  await remove(second.id);
  expect((await listTasks(app)).statusCode).toBe(200);
  await remove(first.id);
  expect((await listTasks(app)).statusCode).toBe(502);
  expect((await listTasks(app, { 'x-branch': 'fork' })).statusCode).toBe(200);
  expect((await remove('nothing')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a recording contains no password and no token', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [
    { route: 'POST /jwt/login', mode: 'RECORD' },
    { field: 'Mutation.login', mode: 'RECORD' },
  ]);
  const login = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/jwt/login',
      payload: { email: 'admin@demo.com', password },
      headers: onBranch,
    });

  const { accessToken } = (await login('admin')).json();
  const { data } = await sendGraphql(
    app,
    'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
    {},
    onBranch,
  );
  await setRules(app, [{ route: 'POST /jwt/login', mode: 'REPLAY' }]);
  const scenario = (await app.inject('/gateway/scenario?branch=pr-42')).body;

  expect(accessToken).toMatch(/^eyJ/);
  expect(data.login.accessToken).toMatch(/^eyJ/);
  expect((await login('admin')).json().accessToken).toBe('•••');
  expect(scenario).toContain('gateway.addRecording');
  expect(scenario).not.toContain(accessToken);
  expect(scenario).not.toMatch(/eyJ|password\W+admin/);
});

test('a failed response and a large one are passed on and not recorded', async () => {
  const upstream = Fastify();
  upstream.get('/apps/todo/tasks', (request, reply) => {
    if (Object.keys(request.query as object).length > 0) return 'x'.repeat(1_000_001);
    return reply.code(500).send({ error: 'Broken' });
  });
  onTestFinished(() => upstream.close());
  const app = await buildTestApp({ upstream: await upstream.listen({ port: 0 }) });
  await setRules(app, [{ route: 'GET /apps/todo/*', mode: 'RECORD' }]);

  const failed = await listTasks(app);
  const large = await listTasks(app, onBranch, '?q=all');
  const { data } = await sendGraphql(app, '{ recordings(branch: "pr-42") { id } }');

  expect([failed.statusCode, failed.json()]).toEqual([500, { error: 'Broken' }]);
  expect(large.body).toHaveLength(1_000_001);
  expect(data.recordings).toEqual([]);
  expect(await listRequests(app)).toMatchObject([
    { upstream: 'NOT_RECORDED' },
    { upstream: 'NOT_RECORDED' },
  ]);
});

test('a branch keeps its latest recordings, up to a maximum number and size', async () => {
  const createRecording = (number: number, body = 'a'): StoredRecording => ({
    id: String(number),
    at: '2026-03-09T09:00:00.000Z',
    method: 'GET',
    url: `/apps/todo/tasks?q=${number}`,
    input: '',
    route: 'GET /apps/todo/tasks',
    operation: null,
    fields: [],
    status: 200,
    headers: {},
    body,
  });
  const { branch, add } = createRecordingBranch();

  for (let number = 0; number < 502; number += 1) await add(createRecording(number));
  await add({ ...createRecording(2, 'b'), id: 'again' });

  const { listRecordings } = branch.collections.gateway;
  expect(listRecordings()).toHaveLength(500);
  expect(listRecordings()[0]?.id).toBe('3');
  expect(listRecordings().at(-1)).toMatchObject({ id: 'again', body: 'b' });

  for (let number = 600; number < 610; number += 1)
    await add(createRecording(number, 'x'.repeat(900_000)));
  expect(listRecordings().map(({ id }) => id)).toEqual(
    Array.from({ length: 8 }, (_, index) => String(602 + index)),
  );
});

test('a client that records more than a branch keeps does not delete the recordings of another client', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ route: 'GET /apps/todo/*', mode: 'RECORD' }]);
  const record = (remoteAddress: string, q: string) =>
    app.inject({ url: `/apps/todo/tasks?q=${q}`, headers: onBranch, remoteAddress });

  await record('192.0.2.1', 'quiet');
  for (let count = 0; count < 502; count += 1) await record('192.0.2.2', `loud-${count}`);

  const { data } = await sendGraphql(app, '{ recordings(branch: "pr-42") { url } }');
  expect(data.recordings).toHaveLength(500);
  expect(data.recordings.at(-1).url).toBe('/apps/todo/tasks?q=quiet');
});

test('the error contains the rule and the remedy if the upstream cannot be reached', async () => {
  const app = await buildTestApp({ upstream: 'http://127.0.0.1:1' });
  await setRules(app, [{ route: 'GET /apps/todo/*' }, { operation: 'Titles' }]);

  const rest = await listTasks(app);
  const graphql = await queryTitles(app);

  expect(rest.statusCode).toBe(502);
  expect(rest.json().error).toBe(
    'The upstream http://127.0.0.1:1 cannot be reached. The upstream rule "GET /apps/todo/*" calls it: set its mode to MOCK to answer without it.',
  );
  expect(graphql.statusCode).toBe(502);
  expect(graphql.json()).toEqual({
    errors: [
      {
        message:
          'The upstream http://127.0.0.1:1 cannot be reached. The upstream rule "Titles" calls it: set its mode to MOCK to answer without it.',
        extensions: { code: 'UPSTREAM_UNREACHABLE' },
      },
    ],
  });
});

test('a request fails with 504 if the upstream does not respond in time', async () => {
  const silentServer = createServer(() => {});
  onTestFinished(() => void silentServer.close());
  await new Promise<void>((done) => silentServer.listen(0, '127.0.0.1', done));
  const upstream = createUpstream({
    origin: `http://127.0.0.1:${(silentServer.address() as AddressInfo).port}`,
    forwardsCredentials: false,
    isFromOtherSite: () => false,
    timeout: 20,
  });

  const sent = upstream.send({ method: 'GET', path: '/', search: '', headers: {} });

  await expect(sent).rejects.toMatchObject({
    extensions: { code: 'UPSTREAM_TIMEOUT', http: { status: 504 } },
  });
});

test('a redirect is passed on and not followed', async () => {
  let calls = 0;
  const otherServer = createServer((_, response) => {
    calls += 1;
    response.end();
  });
  onTestFinished(() => void otherServer.close());
  await new Promise<void>((done) => otherServer.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/`;
  const upstream = Fastify();
  upstream.all('/*', (_, reply) => reply.redirect(address));
  onTestFinished(() => upstream.close());
  const app = await buildTestApp({ upstream: await upstream.listen({ port: 0 }) });
  await setRules(app, [{ route: 'GET /apps/todo/*' }, { operation: 'Titles' }]);

  const rest = await listTasks(app);
  const graphql = await queryTitles(app);

  expect(rest.statusCode).toBe(302);
  expect(rest.headers.location).toBe(address);
  expect(graphql.statusCode).toBe(502);
  expect(calls).toBe(0);
});

test.each(['..', '%2e%2e', '..%2f..%2fadmin', '%5c..', '.', 'a%2Fb'])(
  'refuses the path parameter %s, which could lead to another route of the upstream',
  async (id) => {
    const upstream = await listenUpstream();
    const url = await listenTestApp({ upstream: upstream.origin });
    const post = (query: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    await post('mutation { setUpstreamRules(rules: [{ route: "* /*" }]) { name } }');

    const status = await new Promise<number | undefined>((done, fail) => {
      request(url, { path: `/apps/ecommerce/products/${id}` }, (response) =>
        done(response.resume().statusCode),
      )
        .on('error', fail)
        .end();
    });

    expect(status).toBeGreaterThanOrEqual(400);
    expect(upstream.calls()).toBe(0);
  },
);

test('does not forward TRACE', async () => {
  const upstream = await listenUpstream();
  const url = await listenTestApp({ upstream: upstream.origin });

  const refused = await new Promise<IncomingMessage>((done, fail) => {
    request(`${url}/v1/unknown`, { method: 'TRACE' }).on('response', done).on('error', fail).end();
  });

  expect(refused.statusCode).toBe(405);
  expect(refused.headers.allow).toContain('GET');
  expect(upstream.calls()).toBe(0);
});

test.each([
  ['drops', false, [undefined, undefined]],
  ['forwards', true, ['Bearer secret', 'session=1']],
] as const)('%s credentials if configured', async (_, forwardsCredentials, received) => {
  const upstream = Fastify();
  upstream.get('/*', ({ headers }, reply) =>
    reply.header('set-cookie', ['a=1', 'b=2']).send(headers),
  );
  onTestFinished(() => upstream.close());
  const app = await buildTestApp({
    upstream: await upstream.listen({ port: 0 }),
    forwardsCredentials,
  });
  await setRules(app, [{ route: 'GET /apps/todo/*' }]);

  const response = await listTasks(app, {
    ...onBranch,
    authorization: 'Bearer secret',
    cookie: 'session=1',
    'x-kept': '1',
  });

  const headers = response.json();
  expect([headers.authorization, headers.cookie]).toEqual(received);
  expect(headers['x-kept']).toBe('1');
  expect(headers['x-branch']).toBeUndefined();
  expect(response.headers['set-cookie']).toEqual(forwardsCredentials ? ['a=1', 'b=2'] : undefined);
});

test('a page of another site cannot call the upstream', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ route: 'GET /apps/todo/*' }]);

  const { statusCode } = await listTasks(app, { ...onBranch, origin: 'https://evil.example' });

  expect(statusCode).toBe(403);
  expect(upstream.calls()).toBe(0);
});

test('a request with a fault and a request for a past state do not call the upstream', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ route: 'GET /apps/todo/*' }]);

  const failed = await listTasks(app, { ...onBranch, 'x-mock-error': '503' });
  const past = await listTasks(app, { 'x-branch': 'pr-42@0' });

  expect(failed.statusCode).toBe(503);
  expect(past.statusCode).toBe(200);
  expect(upstream.calls()).toBe(0);
});

test('with AUTH=enforce, a caller needs the ability that the route requires', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin, enforceRules: true });
  const { data } = await sendGraphql(
    app,
    'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
  );
  const asAdmin = { authorization: `Bearer ${data.login.accessToken}` };
  await sendGraphql(
    app,
    'mutation { setUpstreamRules(rules: [{ route: "GET /apps/*" }, { operation: "Titles" }]) { name } }',
    {},
    asAdmin,
  );

  expect((await listTasks(app, {})).statusCode).toBe(403);
  expect((await queryTitles(app, {})).json().errors[0].extensions.code).toBe('FORBIDDEN');
  expect(upstream.calls()).toBe(0);
  expect((await listTasks(app, asAdmin)).body).toContain('From the upstream');
  expect((await queryTitles(app, asAdmin)).body).toContain('From the upstream');
});

test.each([
  [{}, 'rules.0', /exactly one/],
  [{ route: 'GET /a', operation: 'B' }, 'rules.0', /exactly one/],
  [{ route: 'tasks' }, 'rules.0.route', /method and a path/],
  [{ field: 'Query.nothing' }, 'rules.0.field', /root field/],
  [{ field: 'Query.branches' }, 'rules.0.field', /root field/],
  [{ field: 'Subscription.taskChanged' }, 'rules.0.field', /root field/],
  [{ route: 'GET /a', mode: 'LIVE' }, 'rules.0.mode', /UPSTREAM_URL/],
  [{ route: 'GET /a', mode: 'RECORD' }, 'rules.0.mode', /UPSTREAM_URL/],
])('refuses the rule %j without UPSTREAM_URL, and names %s', async (rule, field, message) => {
  const { errors } = await setRules(await buildTestApp(), [rule]);

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  expect(errors?.[0]?.message).toMatch(message);
});

test('an imported rule that calls the upstream fails without UPSTREAM_URL, and the error names the variable', async () => {
  const upstream = await listenUpstream();
  const app = await buildTestApp({ upstream: upstream.origin });
  await setRules(app, [{ route: 'GET /apps/todo/*' }]);
  const scenario = (await app.inject('/gateway/scenario?branch=pr-42')).json();
  const other = await buildTestApp();
  await sendGraphql(
    other,
    'mutation ($scenario: JSON!) { importScenario(name: "pr-42", scenario: $scenario) { seq } }',
    { scenario },
  );

  const { statusCode, body } = await listTasks(other);

  expect(statusCode).toBe(502);
  expect(body).toContain('UPSTREAM_URL is not set.');
});

test('without rules, REST responds synchronously', async () => {
  const api = await createApi({
    definition: crm,
    services: createTestServices(),
    logError: () => {},
  });
  onTestFinished(api.close);
  const listAll = () =>
    api.rest.handleRequest({
      method: 'GET',
      path: '/apps/todo/tasks',
      search: '',
      query: {},
      headers: {},
    });

  expect(listAll()).toMatchObject({ response: { status: 200 } });
  await api.branch.executeControl(
    'setUpstreamRules',
    () => ({
      rules: [{ id: 'a', route: 'GET /apps/*', operation: null, field: null, mode: 'LIVE' }],
    }),
    null,
  );
  expect(await listAll()).toMatchObject({ response: { status: 502 } });
});
