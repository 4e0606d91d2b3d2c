import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Tiktoken } from 'js-tiktoken/lite';
import o200kBase from 'js-tiktoken/ranks/o200k_base';
import { expect, onTestFinished, test } from 'vitest';
import { listenTestApp } from '../test/testApp.ts';

interface Result {
  branch: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare the value with a matcher.
  data?: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare the value with a matcher.
  errors?: any[];
  status?: number;
  hint?: string;
  part?: string;
  cursor?: string;
}

/** Connects an agent to a server. */
async function connect(origin: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'tester', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    client,
    transport,
    call: async (name: string, args: Record<string, unknown> = {}) => {
      const { structuredContent } = await client.callTool({ name, arguments: args });
      return structuredContent as unknown as Result;
    },
  };
}

test('an agent finds a field, and queries it', async () => {
  const { client, call } = await connect(await listenTestApp());

  expect(client.getServerVersion()).toMatchObject({ name: 'frontdesk' });
  const found = await call('search_schema', { text: 'list tasks' });
  expect(found.data[0]).toContain('query tasks(');
  const { data } = await call('graphql', { query: '{ task(id: 1) { id title } }' });
  expect(data.task.id).toBe(1);
});

test('an agent changes data on its own branch only, and verifies the change', async () => {
  const origin = await listenTestApp();
  const { call } = await connect(origin);

  const added = await call('graphql', {
    query: 'mutation ($task: AddTaskInput!) { addTask(task: $task) { id } }',
    variables: { task: { title: 'Water the agent', tags: [] } },
  });
  const { data } = await call('rest', { method: 'GET', path: '/apps/todo/tasks?q=agent' });

  expect(added.branch).toMatch(/^agent-[0-9a-f]{8}$/);
  expect(JSON.stringify(data)).toContain('Water the agent');
  const main = await fetch(`${origin}/apps/todo/tasks?q=agent`);
  expect(await main.text()).not.toContain('Water the agent');
});

test('an agent forks a branch, and compares it', async () => {
  const { call } = await connect(await listenTestApp());

  const created = await call('branch', { action: 'create', name: 'plan-b' });
  await call('graphql', { query: 'mutation { deleteTask(id: 1) { id } }' });
  const { data, branch } = await call('branch', { action: 'diff', from: 'main' });

  expect(created.branch).toBe('plan-b');
  expect(branch).toBe('plan-b');
  expect(data.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ table: 'todo.tasks', id: 1 })]),
  );
});

test('an agent makes a field fail, and sees what a client sees', async () => {
  const { call } = await connect(await listenTestApp());

  const set = await call('faults', {
    rules: [{ name: 'no tasks', field: 'Query.tasks', error: 'Out of tasks', status: 503 }],
  });
  const failed = await call('graphql', { query: '{ tasks { id } }' });
  const wrong = await call('faults', {
    rules: [{ name: 'a', status: 500, field: 'Task.nothing' }],
  });

  expect(set.data.faults).toHaveLength(1);
  expect(failed.errors?.[0].message).toBe('Out of tasks');
  expect(wrong.errors?.[0].message).toContain('rules.0.field');
  expect(wrong.hint).toBeDefined();
  expect((await call('faults', { rules: [] })).data.faults).toEqual([]);
  expect((await call('graphql', { query: '{ tasks { id } }' })).errors).toBeUndefined();
});

test('an agent travels back, undoes and resets', async () => {
  const { call } = await connect(await listenTestApp());
  const rename = (title: string) =>
    call('graphql', {
      query: 'mutation ($task: UpdateTaskInput!) { updateTask(task: $task) { id } }',
      variables: { task: { id: 1, title } },
    });
  const readTitle = async () =>
    (await call('graphql', { query: '{ task(id: 1) { title } }' })).data.task.title;
  const before = await readTitle();
  await rename('First');
  await rename('Second');

  const { data, branch } = await call('log', { of: 'commands' });
  await call('branch', { action: 'switch', name: `${branch}@${data.seq - 1}` });
  expect(await readTitle()).toBe('First');
  expect((await rename('Third')).errors?.[0].code).toBe('CONFLICT');
  await call('branch', { action: 'switch', name: branch });
  await call('branch', { action: 'undo' });
  expect(await readTitle()).toBe('First');
  await call('branch', { action: 'reset' });
  expect(await readTitle()).toBe(before);
});

test('an agent reads the request that failed, also one of another client', async () => {
  const origin = await listenTestApp();
  const { call } = await connect(origin);
  const { branch } = await call('clock');
  await fetch(`${origin}/apps/email/get-email?id=99&branch=${branch}`);

  const { data } = await call('log', { of: 'requests', status: 404 });

  expect(data).toEqual([
    expect.objectContaining({
      url: expect.stringContaining('/apps/email/get-email?id=99'),
      status: 404,
    }),
  ]);
});

test('an agent freezes and advances the clock', async () => {
  const { call } = await connect(await listenTestApp());

  const frozen = await call('clock', { freezeAt: '2026-05-04T08:00:00.000Z' });
  const advanced = await call('clock', { advance: 3_600_000 });
  const wrong = await call('clock', { advance: 1, isReset: true });

  expect(frozen.data.clock).toMatchObject({ isFrozen: true, now: '2026-05-04T08:00:00.000Z' });
  expect(advanced.data.clock.now).toBe('2026-05-04T09:00:00.000Z');
  expect(wrong).toMatchObject({ errors: [{ code: 'BAD_USER_INPUT' }], hint: expect.any(String) });
});

test('an agent exports a scenario, and imports it as another branch', async () => {
  const { call } = await connect(await listenTestApp());
  await call('graphql', { query: 'mutation { deleteTask(id: 1) { id } }' });

  const { data: scenario } = await call('branch', { action: 'export' });
  const imported = await call('branch', { action: 'import', name: 'copy', scenario });

  expect(imported.branch).toBe('copy');
  const { data } = await call('graphql', { query: '{ tasks { id } }' });
  expect(data.tasks).not.toContainEqual({ id: 1 });
});

test('a long result is cut, and its parts are the whole result', async () => {
  const { call } = await connect(await listenTestApp());
  const aliases = Array.from({ length: 10 }, (_, index) => `a${index}: tasks { ...task }`);
  const query = `{ ${aliases.join(' ')} } fragment task on Task { id title description dueDate }`;

  let { part = '', cursor } = await call('graphql', { query });
  while (cursor) {
    const next = await call('more', { cursor });
    part += next.part ?? '';
    cursor = next.cursor;
  }

  expect(part.length).toBeGreaterThan(8_000);
  expect(JSON.parse(part).a9.length).toBeGreaterThan(10);
  expect((await call('more', { cursor: 'nothing' })).hint).toBeDefined();
});

test('an agent reads types, routes and pages, and gets prompts', async () => {
  const { client } = await connect(await listenTestApp());
  const read = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return content && 'text' in content ? content.text : '';
  };

  expect(await read('frontdesk://schema/Task')).toContain('type Task implements Node {');
  expect(await read('frontdesk://openapi/GET/apps/todo/tasks')).toContain('"responses"');
  expect(await read('frontdesk://docs/readme')).toContain('# Frontdesk');
  await expect(read('frontdesk://schema/Nothing')).rejects.toThrow('search_schema');
  const { messages } = await client.getPrompt({
    name: 'write_hook',
    arguments: { screen: 'The list of tasks' },
  });
  expect(JSON.stringify(messages)).toContain('The list of tasks');
});

test('the list of tools is small', async () => {
  const { client } = await connect(await listenTestApp());

  const { tools } = await client.listTools();

  expect(tools.length).toBeLessThanOrEqual(8);
  expect(new Tiktoken(o200kBase).encode(JSON.stringify({ tools })).length).toBeLessThanOrEqual(
    1_700,
  );
});

test('sessions have separate branches, which end with them', async () => {
  const origin = await listenTestApp();
  const agents = await Promise.all(Array.from({ length: 20 }, () => connect(origin)));
  await Promise.all(
    agents.map(({ call }, index) =>
      call('graphql', {
        query: 'mutation ($title: String!) { addTask(task: { title: $title, tags: [] }) { id } }',
        variables: { title: `Agent ${index}.` },
      }),
    ),
  );

  for (const [index, { call }] of agents.entries()) {
    const { data } = await call('graphql', { query: '{ tasks { title } }' });
    const titles = data.tasks.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title.startsWith('Agent '))).toEqual([
      `Agent ${index}.`,
    ]);
  }
  const listBranches = async () =>
    (await (await fetch(`${origin}/gateway/branches`)).text()).match(/agent-/g) ?? [];
  expect((await listBranches()).length).toBeGreaterThanOrEqual(20);
  await Promise.all(agents.map(({ transport }) => transport.terminateSession()));
  expect(await listBranches()).toEqual([]);
});

test('a person sees the sessions and their latest calls', async () => {
  const origin = await listenTestApp();
  const { call } = await connect(origin);
  const { branch } = await call('search_schema', { text: 'invoices' });
  await call('graphql', {
    query: 'mutation { login(email: "a@b.example", password: "marked-secret") { accessToken } }',
  });
  await call('rest', { method: 'GET', path: '/nothing?token=marked-secret' });

  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ agentSessions { client branch calls { tool summary isError } } }',
    }),
  });

  expect((await response.json()).data.agentSessions).toEqual([
    {
      client: 'tester 1.0.0',
      branch,
      calls: [
        { tool: 'rest', summary: 'GET /nothing', isError: true },
        { tool: 'graphql', summary: 'mutation login', isError: true },
        { tool: 'search_schema', summary: 'invoices', isError: false },
      ],
    },
  ]);
});

test('a session works on the branch that the client names', async () => {
  const { call } = await connect(await listenTestApp(), { 'x-branch': 'main' });

  expect((await call('clock')).branch).toBe('main');
});

test.each([
  ['a b', 400],
  ['main@999', 404],
])('a session on the branch "%s" gets %i', async (branch, status) => {
  const response = await fetch(`${await listenTestApp()}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-branch': branch,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-03-26',
        capabilities: {},
        clientInfo: { name: 'tester', version: '1.0.0' },
      },
    }),
  });

  expect(response.status).toBe(status);
});

test('with AUTH=enforce, a session needs a token that may use the controls', async () => {
  const origin = await listenTestApp({ enforceRules: true });
  const signIn = 'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }';
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: signIn }),
  });
  const { accessToken } = (await response.json()).data.login;

  await expect(connect(origin)).rejects.toThrow();
  const { call } = await connect(origin, { authorization: `Bearer ${accessToken}` });
  expect((await call('graphql', { query: '{ task(id: 1) { id } }' })).data).toEqual({
    task: { id: 1 },
  });
});

test('requests of other sites, without a session, or of an ended one are refused', async () => {
  const origin = await listenTestApp();
  const send = (headers: Record<string, string>) =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });

  expect((await send({ origin: 'https://other.example' })).status).toBe(403);
  expect((await send({})).status).toBe(400);
  expect((await send({ 'mcp-session-id': 'nothing' })).status).toBe(404);
});

test('without controls, there is no /mcp', async () => {
  const origin = await listenTestApp({ hasControls: false });

  await expect(connect(origin)).rejects.toThrow();
});

test('two hundred sessions share no data, and answer quickly', {
  tags: ['nightly'],
}, async () => {
  const origin = await listenTestApp();
  const agents = [];
  for (let count = 0; count < 200; count += 1) agents.push(await connect(origin));
  const rssBefore = process.memoryUsage.rss();
  const durations: number[] = [];

  for (let round = 0; round < 5; round += 1) {
    for (const [index, { call }] of agents.entries()) {
      const start = performance.now();
      const { data } = await call('graphql', {
        query: `mutation { updateTask(task: { id: 1, title: "Agent ${index}" }) { title } }`,
      });
      durations.push(performance.now() - start);
      expect(data.updateTask.title).toBe(`Agent ${index}`);
    }
  }
  for (const [index, { call }] of agents.entries()) {
    const { data } = await call('graphql', { query: '{ task(id: 1) { title } }' });
    expect(data.task.title).toBe(`Agent ${index}`);
  }

  durations.sort((a, b) => a - b);
  // 20 ms on an idle machine. A busy one is slower.
  expect(durations[Math.floor(durations.length * 0.99)]).toBeLessThan(200);
  expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(300_000_000);
});
