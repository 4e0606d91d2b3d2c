import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { dataRoutes as routes } from '../../test/contract/dataRoutes.ts';
import { isFullScale } from '../../test/contract/scaleRuns.ts';
import { createTemporaryFolder } from '../../test/testJournals.ts';
import { type Cluster, startCluster } from './startCluster.ts';
import { addTask, subscribeToTasks, type TaskChange } from './subscription.ts';
import { findLosses, noLosses, startWriters } from './writers.ts';

const paths = routes
  .filter(({ method, url }) => method === 'GET' && !url.includes(':'))
  .map(({ url }) => url);

/** Starts a cluster whose clocks are frozen, so that its replicas can be compared. */
async function startTestCluster(env: Record<string, string> = { CLOCK: '2026-03-09T09:00:00Z' }) {
  const cluster = await startCluster({ folder: createTemporaryFolder(), env });
  onTestFinished(() => cluster.stop());
  return cluster;
}

const jsonHeaders = { 'content-type': 'application/json' };

async function readReadiness(origin: string) {
  const response = await fetch(`${origin}/readyz`);
  const { position } = (await response.json()) as { position: number };
  return { status: response.status, position };
}

/** Waits until all replicas have executed the same commands. */
async function waitForSamePosition({ replicas }: Cluster) {
  await expect
    .poll(async () => {
      const states = await Promise.all(replicas.map(({ origin }) => readReadiness(origin)));
      const [first] = states;
      return states.every(({ status, position }) => status === 200 && position === first?.position);
    })
    .toBe(true);
}

/** Expects that each route returns the same bytes on all replicas. */
async function expectSameBytes(cluster: Cluster) {
  await waitForSamePosition(cluster);
  for (const path of paths) {
    const bodies = await Promise.all(
      cluster.replicas.map(async ({ origin }) => (await fetch(origin + path)).text()),
    );
    expect(new Set(bodies).size, path).toBe(1);
  }
}

test('three replicas behind a proxy return the same bytes after the changes of many clients', async () => {
  const cluster = await startTestCluster();
  const clients = isFullScale ? 64 : 16;
  const changes = isFullScale ? 313 : 25;

  const { results, done } = startWriters({
    origin: cluster.origin,
    count: clients,
    changes,
    name: 'Client',
  });
  await done;

  expect(results.errorStatuses).toEqual([]);
  expect(results.confirmedTitles).toHaveLength(clients * changes);
  await expectSameBytes(cluster);
  expect(await findLosses(cluster.origin, results.confirmedTitles)).toEqual(noLosses);
});

test('three replicas have the same branches after many clients have created and changed branches', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startTestCluster();
  const names = Array.from({ length: isFullScale ? 20 : 5 }, (_, index) => `pr-${index}`);
  const changes = isFullScale ? 50 : 10;

  const branchResults = await Promise.all(
    names.map(async (branch) => {
      const clients = { origin: cluster.origin, count: 4, name: branch, branch };
      const { results, done } = startWriters({ ...clients, changes });
      await done;
      return { branch, results };
    }),
  );

  for (const { branch, results } of branchResults) {
    expect(results.errorStatuses).toEqual([]);
    expect(results.confirmedTitles).toHaveLength(4 * changes);
    for (const { origin } of cluster.replicas) {
      await expect
        .poll(() => findLosses(origin, results.confirmedTitles, branch))
        .toEqual(noLosses);
    }
    const bodies = await Promise.all(
      cluster.replicas.map(async ({ origin }) =>
        (await fetch(`${origin}/apps/todo/tasks?branch=${branch}`)).text(),
      ),
    );
    expect(new Set(bodies).size, branch).toBe(1);
  }
});

test('a cursor of a branch is valid on another replica and after the branch was renamed', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startTestCluster();
  const [origin1 = '', origin2 = '', origin3 = ''] = cluster.replicas.map(({ origin }) => origin);
  const received: string[] = [];
  let cursor: string | null = null;
  const onChange = (change: TaskChange) => {
    cursor = change.cursor;
    received.push(change.id ?? change.kind);
  };

  const first = await subscribeToTasks(origin1, null, onChange, 'pr-42');
  const before = await addTask(origin2, 'Before', 'pr-42');
  await expect.poll(() => received).toEqual([before]);
  first.stop();
  await first.closed;
  const meanwhile = await addTask(origin3, 'Meanwhile', 'pr-42');
  await fetch(`${origin3}/graphql`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify({
      query: 'mutation { renameBranch(name: "pr-42", to: "kept") { name } }',
    }),
  });
  await expect
    .poll(async () => (await fetch(`${origin2}/gateway/branches`)).text())
    .toContain('"kept"');
  const second = await subscribeToTasks(origin2, cursor, onChange, 'kept');
  const after = await addTask(origin3, 'After', 'kept');

  await expect.poll(() => received).toEqual([before, meanwhile, after]);
  second.stop();
});

test('upstream rules and recordings of one replica apply on all replicas, even without the upstream', {
  tags: ['nightly'],
}, async () => {
  const upstream = createServer((_, response) => {
    response
      .setHeader('content-type', 'application/json')
      .end('[{ "title": "From the upstream" }]');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  const cluster = await startTestCluster({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
  const [origin1 = '', origin2 = '', origin3 = ''] = cluster.replicas.map(({ origin }) => origin);
  const headers = { ...jsonHeaders, 'x-branch': 'pr-42' };
  const setRule = (origin: string, mode: string) =>
    fetch(`${origin}/gateway/upstream`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ rules: [{ route: 'GET /apps/todo/*', mode }] }),
    });
  const readTasks = async (origin: string) =>
    (await fetch(`${origin}/apps/todo/tasks`, { headers })).text();
  const readModes = async (origin: string) =>
    (await fetch(`${origin}/gateway/upstream`, { headers })).text();

  await setRule(origin1, 'record');
  await expect.poll(() => readModes(origin2)).toContain('record');
  const recorded = await readTasks(origin2);
  await setRule(origin3, 'replay');
  await new Promise((resolve) => upstream.close(resolve));

  expect(recorded).toContain('From the upstream');
  for (const origin of [origin1, origin2, origin3]) {
    await expect.poll(() => readModes(origin)).toContain('replay');
    expect(await readTasks(origin)).toBe(recorded);
  }
});

test('no confirmed change is lost if a replica and then the NATS server are killed', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startTestCluster();
  const [killedReplica] = cluster.replicas;
  const taskCount = isFullScale ? 2_000 : 200;

  const { results, waitForTasks, stop, done } = startWriters({
    origin: cluster.origin,
    count: 8,
    name: 'Client',
  });
  await waitForTasks(taskCount);
  await killedReplica?.kill();
  await waitForTasks(2 * taskCount);
  await cluster.nats.kill();
  await cluster.nats.restart();
  await waitForTasks(3 * taskCount);
  await killedReplica?.restart();
  await waitForTasks(4 * taskCount);
  stop();
  await done;

  await expectSameBytes(cluster);
  expect(await findLosses(cluster.origin, results.confirmedTitles)).toEqual(noLosses);
  // A request whose replica is killed is not sent to another replica, because it may have been executed.
  expect(new Set([...results.errorStatuses, 502, 503])).toEqual(new Set([502, 503]));
});

test('without NATS, replicas return data, refuse changes with 503, and recover when NATS restarts', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startTestCluster();
  const [replica] = cluster.replicas;
  const origin = replica?.origin ?? '';
  const addTask = (title: string) =>
    fetch(`${origin}/apps/todo/add-tasks`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ task: { title, tags: [] } }),
    });
  const readTitles = async () => {
    const tasks = (await (await fetch(`${origin}/apps/todo/tasks`)).json()) as { title: string }[];
    return tasks.map(({ title }) => title);
  };

  await cluster.nats.kill();
  await expect.poll(async () => (await readReadiness(origin)).status).toBe(503);
  const refused = await addTask('Refused');
  const mutation = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify({ query: 'mutation { addTask(task: { title: "Refused" }) { id } }' }),
  });

  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual({
    error: expect.stringContaining('The change was not made, because the journal is not available'),
  });
  expect([mutation.status, mutation.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await readTitles()).not.toContain('Refused');
  expect((await fetch(`${origin}/livez`)).status).toBe(200);

  await cluster.nats.restart();
  await expect.poll(async () => (await readReadiness(origin)).status).toBe(200);
  expect((await addTask('Accepted')).status).toBe(201);
  expect(await readTitles()).toContain('Accepted');
  expect(await readTitles()).not.toContain('Refused');
  await expectSameBytes(cluster);
});

test('a session that starts on one replica continues on a second replica, and ends on a third', {
  tags: ['nightly'],
}, async () => {
  const cluster = await startTestCluster();
  const [origin1, origin2, origin3] = cluster.replicas.map(({ origin }) => origin);
  const post = async (origin: string | undefined, path: string, body: object) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as never };
  };
  const sendGraphql = (origin: string | undefined, query: string) =>
    post(origin, '/graphql', { query });

  const { body: signedIn } = await sendGraphql(
    origin1,
    'mutation { login(email: "admin@demo.com", password: "admin") { refreshToken } }',
  );
  const { refreshToken } = (signedIn as { data: { login: { refreshToken: string } } }).data.login;
  const { body: refreshed } = await sendGraphql(
    origin2,
    `mutation { refreshSession(refreshToken: "${refreshToken}") { refreshToken } }`,
  );
  const next = (refreshed as { data: { refreshSession: { refreshToken: string } } }).data
    .refreshSession.refreshToken;
  const { body: signedOut } = await sendGraphql(
    origin3,
    `mutation { logout(refreshToken: "${next}") }`,
  );
  const { body: refused } = await sendGraphql(
    origin1,
    `mutation { refreshSession(refreshToken: "${next}") { refreshToken } }`,
  );

  expect(next).not.toBe(refreshToken);
  expect(signedOut).toEqual({ data: { logout: true } });
  expect((refused as { errors: { extensions: object }[] }).errors[0]?.extensions).toMatchObject({
    code: 'INVALID_TOKEN',
  });
});

test('a subscriber of a killed replica continues on another replica, without lost or repeated changes', async () => {
  const cluster = await startTestCluster();
  const [origin1 = '', origin2 = '', origin3 = ''] = cluster.replicas.map(({ origin }) => origin);
  const received: string[] = [];
  let cursor: string | null = null;
  const onChange = (change: TaskChange) => {
    cursor = change.cursor;
    received.push(change.id ?? change.kind);
  };
  const count = isFullScale ? 300 : 60;
  const added: string[] = [];

  const first = await subscribeToTasks(origin1, cursor, onChange);
  async function writeAll() {
    while (added.length < count) added.push(await addTask(origin3, 'Order tea'));
  }
  const writePromise = writeAll();
  await expect.poll(() => received.length).toBeGreaterThan(count / 4);
  await cluster.replicas[0]?.kill();
  await first.closed;
  await expect.poll(() => added.length).toBeGreaterThan(count / 2);
  const second = await subscribeToTasks(origin2, cursor, onChange);
  await writePromise;

  await expect.poll(() => received.length).toBe(count);
  expect(received).toEqual(added);
  second.stop();
});
