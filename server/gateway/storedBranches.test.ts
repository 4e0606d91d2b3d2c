import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { registry } from '../features.ts';
import { openFileJournal } from '../journal/file/fileJournal.ts';
import { loadMainBranch } from '../journal/loadBranch.ts';
import type { Services } from '../services/createServices.ts';
import { isFullScale } from '../test/contract/scaleRuns.ts';
import {
  buildTestApp,
  createControlledServices,
  createTestServices,
  sendGraphql,
} from '../test/testApp.ts';
import { createTemporaryFolder, drivers } from '../test/testJournals.ts';

const durableDrivers = Object.keys(drivers).filter((name) => name !== 'memory');
const writtenBy = { version: '1.0.0', schema: 'a' };
const addTaskMutation =
  'mutation ($title: String!) { addTask(task: { title: $title, tags: [] }) { id } }';

type Open = Awaited<ReturnType<(typeof drivers)[string]>>['open'];

interface StartOptions {
  services?: Services;
  savesEvery?: number;
  upstream?: string;
}

/** Starts a server with a journal. Calling it again restarts the server. */
async function start(
  open: Open,
  { services = createTestServices(), savesEvery, upstream }: StartOptions = {},
) {
  const journal = await open({ savesEvery });
  const branch = await loadMainBranch({ registry, journal, services, writtenBy });
  return buildTestApp({ services, branch, journal, upstream });
}

const createJournalOpener = async (driver: string) =>
  (await (drivers[driver] as (typeof drivers)[string])()).open;

const add = (app: FastifyInstance, branch: string, title: string) =>
  sendGraphql(app, addTaskMutation, { title }, { 'x-branch': branch });

async function listTitles(app: FastifyInstance, branch: string): Promise<string[]> {
  const { data } = await sendGraphql(app, '{ tasks { title } }', {}, { 'x-branch': branch });
  return data.tasks.map(({ title }: { title: string }) => title);
}

const readTasks = async (app: FastifyInstance, branch: string) =>
  (await app.inject({ url: '/apps/todo/tasks', headers: { 'x-branch': branch } })).body;

async function runControl(app: FastifyInstance, query: string, variables = {}) {
  const { data, errors } = await sendGraphql(app, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const newTask = { task: { title: 'Order tea', tags: [] } };

const branchesQuery =
  '{ branches { name origin seq firstSeq distance createdAt rowCount clock { isFrozen now } faults { id name } undoable { seq } } }';

test.each(durableDrivers)(
  '%s: branches survive a restart, with their history and settings',
  async (driver) => {
    const open = await createJournalOpener(driver);
    const first = await start(open);
    await add(first, 'main', 'On main');
    await add(first, 'by-name', 'One');
    await add(first, 'by-name', 'Two');
    await runControl(first, 'mutation { createBranch(name: "fork", from: "by-name@1") { name } }');
    await add(first, 'fork', 'On the fork');
    await runControl(first, 'mutation { createBranch(name: "of-main", from: "main") { name } }');
    await runControl(
      first,
      'mutation { setFaults(branch: "fork", rules: [{ name: "slow", delay: 1, route: "GET /x" }]) { name } }',
    );
    await runControl(
      first,
      'mutation { setClock(branch: "fork", clock: { freezeAt: "2027-01-01T00:00:00Z" }) { name } }',
    );
    await runControl(first, 'mutation { renameBranch(name: "fork", to: "team/renamed") { name } }');
    const { scenario } = await runControl(first, '{ scenario(branch: "by-name") }');
    await runControl(
      first,
      'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { name } }',
      { scenario },
    );
    await add(first, 'deleted', 'Gone');
    await runControl(first, 'mutation { deleteBranch(name: "deleted") }');
    const names = ['by-name', 'team/renamed', 'of-main', 'imported', 'by-name@1', 'team/renamed@1'];
    const before = await Promise.all(names.map((name) => readTasks(first, name)));
    const { branches } = await runControl(first, branchesQuery);
    await first.close();

    const second = await start(open);

    expect(await Promise.all(names.map((name) => readTasks(second, name)))).toEqual(before);
    const sortByName = (all: { name: string }[]) =>
      all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(sortByName((await runControl(second, branchesQuery)).branches)).toEqual(
      sortByName(branches),
    );
    expect(branches.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'by-name',
      'imported',
      'main',
      'of-main',
      'team/renamed',
    ]);
    await runControl(second, 'mutation { undoCommand(branch: "by-name") { seq } }');
    expect(await listTitles(second, 'by-name')).not.toContain('Two');
    expect(await readTasks(second, 'by-name')).toBe(await readTasks(second, 'by-name@1'));
    await runControl(second, 'mutation { resetBranch(branch: "by-name") { seq } }');
    expect(await readTasks(second, 'by-name')).toBe(await readTasks(second, 'new'));
    expect(await listTitles(second, 'deleted')).not.toContain('Gone');
  },
);

test.each(durableDrivers)(
  '%s: saved states of a branch contain only its changes',
  { tags: ['nightly'] },
  async (driver) => {
    const open = await createJournalOpener(driver);
    const first = await start(open, { savesEvery: 5 });
    for (let count = 1; count <= 23; count += 1) await add(first, 'pr-42', `Task ${count}`);
    const before = await readTasks(first, 'pr-42');
    await first.close();

    const second = await start(open, { savesEvery: 5 });
    expect(await readTasks(second, 'pr-42')).toBe(before);
    expect(await listTitles(second, 'pr-42@22')).not.toContain('Task 23');
    await add(second, 'pr-42', 'Task 24');
    await second.close();

    expect(await listTitles(await start(open, { savesEvery: 5 }), 'pr-42')).toEqual(
      expect.arrayContaining(['Task 1', 'Task 24']),
    );
  },
);

test('no file of a deleted branch remains in the folder, and a saved state is small', async () => {
  const folder = createTemporaryFolder();
  const open: Open = async (options) => openFileJournal({ folder, savesEvery: 5, ...options });
  const app = await start(open);
  for (let count = 1; count <= 5; count += 1) await add(app, 'pr-42', `Task ${count}`);
  const [id = ''] = readdirSync(folder).filter((name) => name.startsWith('branch-'));
  await app.close();
  const [state = ''] = readdirSync(`${folder}/${id}`).filter((name) => name.startsWith('state-'));
  const sample = statSync(`${folder}/sample/state-000000000000.jsonl`).size;
  expect(statSync(`${folder}/${id}/${state}`).size).toBeLessThan(sample / 10);

  const again = await start(open);
  await runControl(again, 'mutation { deleteBranch(name: "pr-42") }');

  expect(existsSync(`${folder}/${id}`)).toBe(false);
});

test('an unused branch is removed from memory, and loaded again by the next request', async () => {
  const { services, advance } = createControlledServices();
  const app = await start(await createJournalOpener('file'), { services });
  await add(app, 'first', 'On the first');
  const past = await readTasks(app, 'first@0');
  advance(6 * 60_000);
  await add(app, 'second', 'On the second');

  expect(await listTitles(app, 'first')).toContain('On the first');
  expect(await readTasks(app, 'first@0')).toBe(past);
  await add(app, 'first', 'And another');
  expect(await listTitles(app, 'first')).toContain('And another');
});

test.each(durableDrivers)(
  '%s: simultaneous requests that name the same new branch create one branch',
  async (driver) => {
    const app = await start(await createJournalOpener(driver));

    await Promise.all(Array.from({ length: 20 }, (_, index) => add(app, 'pr-42', `Task ${index}`)));
    const creations = await Promise.all(
      [1, 2, 3].map(() =>
        sendGraphql(app, 'mutation { createBranch(name: "once", from: "main") { name } }'),
      ),
    );

    expect(
      (await listTitles(app, 'pr-42')).filter((title) => title.startsWith('Task')),
    ).toHaveLength(20);
    const codes = creations.map(({ errors }) => errors?.[0]?.extensions.code ?? 'CREATED');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CREATED']);
  },
);

test.each(['memory', 'file', 'nats'])(
  '%s: each point of a journal of 10,000 commands is read in less than 200 ms of CPU time',
  { tags: ['nightly'] },
  async (driver) => {
    const app = await start(await createJournalOpener(driver), {
      services: { ...createTestServices(), freezesRows: false },
    });
    const count = isFullScale ? 10_000 : 600;
    await add(app, 'pr-42', 'First');
    for (let added = 1; added < count; added += 1) {
      await app.inject({
        method: 'POST',
        url: '/apps/todo/add-tasks',
        payload: newTask,
        headers: { 'x-branch': 'pr-42' },
      });
    }

    const durations: number[] = [];
    for (const part of [0.0001, 0.1249, 0.3333, 0.5, 0.7499, 0.9999]) {
      const seq = Math.max(1, Math.round(count * part));
      const before = process.cpuUsage();
      const { data, errors } = await sendGraphql(
        app,
        '{ task(id: 1) { id } }',
        {},
        { 'x-branch': `pr-42@${seq}` },
      );
      // Unlike the elapsed time, the CPU time does not depend on the load of the machine.
      const { user, system } = process.cpuUsage(before);
      durations.push((user + system) / 1000);
      expect({ data, errors }).toEqual({ data: { task: { id: 1 } } });
    }

    expect(Math.max(...durations)).toBeLessThan(200);
  },
);

test('a branch whose stored outcomes differ cannot be opened, and the error names the entry', async () => {
  const open = await createJournalOpener('file');
  const first = await start(open);
  await add(first, 'broken', 'One');
  await sendGraphql(first, 'mutation { deleteTask(id: 1) { id } }', {}, { 'x-branch': 'broken' });
  await add(first, 'broken', 'Two');
  await add(first, 'whole', 'One');
  await first.close();

  // The changed arguments simulate other code, which refuses a command that was done.
  const second = await start(async (options) => {
    const journal = await open(options);
    return {
      ...journal,
      follow: (log, after, onEntry) =>
        journal.follow(log, after, (entry) =>
          onEntry(entry.field === 'deleteTask' ? { ...entry, args: { id: 4_711 } } : entry),
        ),
    };
  });
  const { errors } = await sendGraphql(second, '{ tasks { id } }', {}, { 'x-branch': 'broken' });

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(errors?.[0]?.message).toContain(
    'The branch broken cannot be opened: Entry 2 (deleteTask) was done when it was stored',
  );
  expect(await listTitles(second, 'whole')).toContain('One');
  await runControl(second, 'mutation { deleteBranch(name: "broken") }');
  expect(await listTitles(second, 'broken')).not.toContain('One');
});

test.each([
  ['origin.json', ''],
  ['origin.json', 'null'],
  ['closed.json', '{'],
  ['closed.json', '{"lastSeq":1}'],
  ['closed.json', (text: string) => text.replace('"lastSeq":1', '"lastSeq":0')],
  ['closed.json', (text: string) => text.replace('"firstSeq":1', '"firstSeq":2')],
] as const)(
  'a branch whose file %s is damaged gets an error with the file, and others can be used',
  async (file, content) => {
    const folder = createTemporaryFolder();
    const open: Open = async (options) => openFileJournal({ folder, ...options });
    const first = await start(open);
    await add(first, 'broken', 'One');
    await first.close();
    const [broken = ''] = readdirSync(folder).filter((name) => name.startsWith('branch-'));
    const path = join(folder, broken, file);
    writeFileSync(
      path,
      typeof content === 'string' ? content : content(readFileSync(path, 'utf8')),
    );

    const second = await start(open);
    const response = await second.inject({
      url: '/apps/todo/tasks',
      headers: { 'x-branch': 'broken' },
    });

    expect(response.statusCode).toBe(409);
    expect(response.json().error).toContain(`${file} is damaged`);
    expect(await listTitles(second, 'whole')).not.toContain('One');
  },
);

test('a damaged sample is an error of its requests, which names the file', async () => {
  const folder = createTemporaryFolder();
  const open: Open = async (options) => openFileJournal({ folder, ...options });
  const first = await start(open);
  await add(first, 'pr-42', 'One');
  await first.close();
  writeFileSync(join(folder, 'sample', 'closed.json'), '');

  const second = await start(open);
  const responses = [
    await second.inject('/gateway/scenario?branch=main'),
    await second.inject({ method: 'POST', url: '/gateway/reset', payload: { branch: 'main' } }),
    await second.inject('/apps/todo/tasks?branch=pr-43'),
  ];

  for (const { statusCode, body } of responses) {
    expect(statusCode, body).toBe(409);
    expect(body).toContain('closed.json is damaged');
  }
});

test.each([
  ['a fork', 'mutation { createBranch(name: "fork", from: "main@1") { name } }'],
  ['a branch that started from the sample', 'mutation { createBranch(name: "fork") { name } }'],
])('%s whose folder is missing gets an error, at every request', async (_, create) => {
  const folder = createTemporaryFolder();
  const open: Open = async (options) => openFileJournal({ folder, ...options });
  const first = await start(open);
  await add(first, 'main', 'One');
  await runControl(first, create);
  await add(first, 'fork', 'Two');
  await first.close();
  const [fork = ''] = readdirSync(folder).filter((name) => name.startsWith('branch-'));
  rmSync(join(folder, fork), { recursive: true });

  const second = await start(open);

  for (const _ of [1, 2]) {
    const response = await second.inject('/apps/todo/tasks?branch=fork');
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toContain('Its log is missing');
  }
});

test('the start removes incomplete branches, and the data of deleted branches', async () => {
  const folder = createTemporaryFolder();
  const open: Open = async () => openFileJournal({ folder });
  const first = await start(open);
  await add(first, 'deleted', 'One');
  await add(first, 'incomplete', 'One');
  await first.close();
  const journal = openFileJournal({ folder });
  await journal.openLog('registry', {} as never);
  const records: { id: string; name: string }[] = [];
  const { stop } = await journal.follow('registry', 0, ({ field, args }) => {
    if (field === 'create') records.push(args as never);
  });
  stop();
  const [deleted, incomplete] = records;
  const write = (field: string, args: object) =>
    journal.append('registry', { field, args: { ...args }, viewerId: null, at: '', seed: 0 });
  await write('delete', { id: deleted?.id });
  await write('delete', { id: incomplete?.id });
  await write('create', { ...incomplete, isReady: false });
  await journal.close();

  const second = await start(open);

  const listStored = () => readdirSync(folder).filter((name) => name.startsWith('branch-'));
  await expect.poll(listStored).toEqual([]);
  await runControl(second, 'mutation { createBranch(name: "incomplete") { name } }');
});

test('a timer that became due while its branch was not loaded fires after the branch is loaded', async () => {
  const open = await createJournalOpener('file');
  const { services, advance } = createControlledServices();
  const first = await start(open, { services });
  await sendGraphql(
    first,
    'mutation { sendMessage(message: { contact: { id: 1 }, message: "Where is the pallet?" }) { message { id } } }',
    {},
    { 'x-branch': 'pr-42' },
  );
  await first.close();
  advance(3_600_000);

  const second = await start(open, { services });
  const readSeq = async () =>
    (await runControl(second, '{ branch(name: "pr-42") { seq } }')).branch.seq;
  expect(await readSeq()).toBe(1);
  advance(60_000);

  expect(await readSeq()).toBe(3);
});

const rulesMutation =
  'mutation ($rules: [UpstreamRuleInput!]!) { setUpstreamRules(branch: "pr-42", rules: $rules) { name } }';

const readUpstream = async (app: FastifyInstance) =>
  await runControl(
    app,
    '{ branch(name: "pr-42") { upstreamRules { route mode recordingCount } } recordings(branch: "pr-42") { url status body } }',
  );

/** Starts a gateway with an additional task. Other gateways use it as their upstream. */
async function listenUpstream() {
  const app = await buildTestApp();
  await add(app, 'main', 'From the upstream');
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

test.each(durableDrivers)(
  '%s: upstream rules and recordings survive a restart',
  { tags: ['nightly'] },
  async (driver) => {
    const open = await createJournalOpener(driver);
    const upstream = await listenUpstream();
    const first = await start(open, { upstream: upstream.origin });
    const createRules = (mode: string) => ({ rules: [{ route: 'GET /apps/todo/*', mode }] });
    await add(first, 'pr-42', 'One');
    await runControl(first, rulesMutation, createRules('RECORD'));
    const recorded = await readTasks(first, 'pr-42');
    await runControl(first, rulesMutation, createRules('REPLAY'));
    const before = await readUpstream(first);
    await first.close();
    await upstream.app.close();

    const second = await start(open);

    expect(recorded).toContain('From the upstream');
    expect(await readTasks(second, 'pr-42')).toBe(recorded);
    expect(await readUpstream(second)).toEqual(before);
    expect(before.branch.upstreamRules).toMatchObject([{ mode: 'REPLAY', recordingCount: 1 }]);
    expect(await readTasks(second, 'main')).not.toContain('From the upstream');
  },
);

async function startReplicas() {
  const open = await createJournalOpener('nats');
  return [await start(open), await start(open)] as const;
}

test('two replicas have the same branches and receive the changes of each other', async () => {
  const [one, two] = await startReplicas();
  await add(one, 'pr-42', 'By one');

  await expect.poll(() => listTitles(two, 'pr-42')).toContain('By one');
  await add(two, 'pr-42', 'By two');
  await expect
    .poll(() => listTitles(one, 'pr-42'))
    .toEqual(expect.arrayContaining(['By one', 'By two']));

  await runControl(two, 'mutation { renameBranch(name: "pr-42", to: "kept") { name } }');
  const listNames = async (app: FastifyInstance) =>
    (await runControl(app, '{ branches { name } }')).branches.map(
      ({ name }: { name: string }) => name,
    );
  await expect.poll(() => listNames(one)).toEqual(['main', 'kept']);
  expect(await listTitles(one, 'kept')).toContain('By two');

  await runControl(one, 'mutation { deleteBranch(name: "kept") }');
  await expect.poll(() => listNames(two)).toEqual(['main']);
  expect(await listTitles(two, 'kept')).not.toContain('By one');
});

test('two replicas that create a branch of the same name at the same time create one branch', {
  tags: ['nightly'],
}, async () => {
  const [one, two] = await startReplicas();
  const create = (app: FastifyInstance, name: string) =>
    sendGraphql(app, 'mutation ($name: String!) { createBranch(name: $name) { name } }', { name });

  for (let round = 1; round <= 10; round += 1) {
    const name = `created-${round}`;
    const results = await Promise.all([create(one, name), create(two, name)]);
    const codes = results.map(({ errors }) => errors?.[0]?.extensions.code ?? 'CREATED');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CREATED']);

    const named = `named-${round}`;
    await Promise.all([add(one, named, 'By one'), add(two, named, 'By two')]);
    for (const app of [one, two]) {
      await expect
        .poll(() => listTitles(app, named))
        .toEqual(expect.arrayContaining(['By one', 'By two']));
    }
    await expect
      .poll(async () => (await readTasks(one, named)) === (await readTasks(two, named)))
      .toBe(true);
  }
});
