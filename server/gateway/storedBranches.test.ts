import { existsSync, readdirSync, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { isFullScale } from '../contract/scaleRuns.ts';
import { openFileJournal } from '../journal/file/fileJournal.ts';
import { openBranch } from '../journal/openBranch.ts';
import { drivers, temporaryFolder } from '../journal/testing.ts';
import type { Services } from '../services/createServices.ts';
import { ask, buildTestApp, controlledServices, testServices } from '../testing.ts';

const durable = Object.keys(drivers).filter((name) => name !== 'memory');
const writtenBy = { version: '1.0.0', schema: 'a' };
const addTask = 'mutation ($title: String!) { addTask(task: { title: $title, tags: [] }) { id } }';

type Open = Awaited<ReturnType<(typeof drivers)[string]>>['open'];

interface StartOptions {
  services?: Services;
  savesEvery?: number;
  upstream?: string;
}

/** Starts a server on a journal, as after a restart. */
async function start(
  open: Open,
  { services = testServices(), savesEvery, upstream }: StartOptions = {},
) {
  const journal = await open({ savesEvery });
  const branch = await openBranch({ journal, services, writtenBy });
  return buildTestApp({ services, branch, journal, upstream });
}

const placeOf = async (driver: string) =>
  (await (drivers[driver] as (typeof drivers)[string])()).open;

const add = (app: FastifyInstance, branch: string, title: string) =>
  ask(app, addTask, { title }, { 'x-branch': branch });

async function titlesOf(app: FastifyInstance, branch: string): Promise<string[]> {
  const { data } = await ask(app, '{ tasks { title } }', {}, { 'x-branch': branch });
  return data.tasks.map(({ title }: { title: string }) => title);
}

const tasksOf = async (app: FastifyInstance, branch: string) =>
  (await app.inject({ url: '/apps/todo/tasks', headers: { 'x-branch': branch } })).body;

async function control(app: FastifyInstance, query: string, variables = {}) {
  const { data, errors } = await ask(app, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const payload = { task: { title: 'Order tea', tags: [] } };

const list =
  '{ branches { name origin seq firstSeq distance createdAt rowCount clock { isFrozen now } faults { id name } undoable { seq } } }';

test.each(durable)(
  '%s: branches survive a restart, with their history and settings',
  async (driver) => {
    const open = await placeOf(driver);
    const first = await start(open);
    await add(first, 'main', 'On main');
    await add(first, 'by-name', 'One');
    await add(first, 'by-name', 'Two');
    await control(first, 'mutation { createBranch(name: "fork", from: "by-name@1") { name } }');
    await add(first, 'fork', 'On the fork');
    await control(first, 'mutation { createBranch(name: "of-main", from: "main") { name } }');
    await control(
      first,
      'mutation { setFaults(branch: "fork", rules: [{ name: "slow", delay: 1, route: "GET /x" }]) { name } }',
    );
    await control(
      first,
      'mutation { setClock(branch: "fork", clock: { freezeAt: "2027-01-01T00:00:00Z" }) { name } }',
    );
    await control(first, 'mutation { renameBranch(name: "fork", to: "team/renamed") { name } }');
    const { scenario } = await control(first, '{ scenario(branch: "by-name") }');
    await control(
      first,
      'mutation ($scenario: JSON!) { importScenario(name: "imported", scenario: $scenario) { name } }',
      { scenario },
    );
    await add(first, 'deleted', 'Gone');
    await control(first, 'mutation { deleteBranch(name: "deleted") }');
    const names = ['by-name', 'team/renamed', 'of-main', 'imported', 'by-name@1', 'team/renamed@1'];
    const before = await Promise.all(names.map((name) => tasksOf(first, name)));
    const { branches } = await control(first, list);
    await first.close();

    const second = await start(open);

    expect(await Promise.all(names.map((name) => tasksOf(second, name)))).toEqual(before);
    const byName = (all: { name: string }[]) => all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName((await control(second, list)).branches)).toEqual(byName(branches));
    expect(branches.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'by-name',
      'imported',
      'main',
      'of-main',
      'team/renamed',
    ]);
    await control(second, 'mutation { undoCommand(branch: "by-name") { seq } }');
    expect(await titlesOf(second, 'by-name')).not.toContain('Two');
    expect(await tasksOf(second, 'by-name')).toBe(await tasksOf(second, 'by-name@1'));
    await control(second, 'mutation { resetBranch(branch: "by-name") { seq } }');
    expect(await tasksOf(second, 'by-name')).toBe(await tasksOf(second, 'new'));
    expect(await titlesOf(second, 'deleted')).not.toContain('Gone');
  },
);

test.each(durable)('%s: saved states of a branch contain only its changes', async (driver) => {
  const open = await placeOf(driver);
  const first = await start(open, { savesEvery: 5 });
  for (let count = 1; count <= 23; count += 1) await add(first, 'pr-42', `Task ${count}`);
  const before = await tasksOf(first, 'pr-42');
  await first.close();

  const second = await start(open, { savesEvery: 5 });
  expect(await tasksOf(second, 'pr-42')).toBe(before);
  expect(await titlesOf(second, 'pr-42@22')).not.toContain('Task 23');
  await add(second, 'pr-42', 'Task 24');
  await second.close();

  expect(await titlesOf(await start(open, { savesEvery: 5 }), 'pr-42')).toEqual(
    expect.arrayContaining(['Task 1', 'Task 24']),
  );
});

test('no file of a deleted branch remains in the folder, and a saved state is small', async () => {
  const folder = temporaryFolder();
  const open: Open = async (options) => openFileJournal({ folder, savesEvery: 5, ...options });
  const app = await start(open);
  for (let count = 1; count <= 5; count += 1) await add(app, 'pr-42', `Task ${count}`);
  const [id = ''] = readdirSync(folder).filter((name) => name.startsWith('branch-'));
  await app.close();
  const [state = ''] = readdirSync(`${folder}/${id}`).filter((name) => name.startsWith('state-'));
  const sample = statSync(`${folder}/sample/state-000000000000.jsonl`).size;
  expect(statSync(`${folder}/${id}/${state}`).size).toBeLessThan(sample / 10);

  const again = await start(open);
  await control(again, 'mutation { deleteBranch(name: "pr-42") }');

  expect(existsSync(`${folder}/${id}`)).toBe(false);
});

test('an unused branch is removed from memory and loaded again on use', async () => {
  const { services, advance } = controlledServices();
  const app = await start(await placeOf('file'), { services });
  await add(app, 'first', 'On the first');
  const past = await tasksOf(app, 'first@0');
  advance(6 * 60_000);
  await add(app, 'second', 'On the second');

  expect(await titlesOf(app, 'first')).toContain('On the first');
  expect(await tasksOf(app, 'first@0')).toBe(past);
  await add(app, 'first', 'And another');
  expect(await titlesOf(app, 'first')).toContain('And another');
});

test.each(durable)(
  '%s: simultaneous requests with the same new branch create one branch',
  async (driver) => {
    const app = await start(await placeOf(driver));

    await Promise.all(Array.from({ length: 20 }, (_, index) => add(app, 'pr-42', `Task ${index}`)));
    const creations = await Promise.all(
      [1, 2, 3].map(() =>
        ask(app, 'mutation { createBranch(name: "once", from: "main") { name } }'),
      ),
    );

    expect((await titlesOf(app, 'pr-42')).filter((title) => title.startsWith('Task'))).toHaveLength(
      20,
    );
    const codes = creations.map(({ errors }) => errors?.[0]?.extensions.code ?? 'CREATED');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CREATED']);
  },
);

test.each(['memory', 'file', 'nats'])(
  '%s: each point of a journal of 10,000 commands is read within 200 ms',
  async (driver) => {
    const app = await start(await placeOf(driver), {
      services: { ...testServices(), freezesRows: false },
    });
    const count = isFullScale ? 10_000 : 600;
    await add(app, 'pr-42', 'First');
    for (let added = 1; added < count; added += 1) {
      await app.inject({
        method: 'POST',
        url: '/apps/todo/add-tasks',
        payload,
        headers: { 'x-branch': 'pr-42' },
      });
    }

    const durations: number[] = [];
    for (const part of [0.0001, 0.1249, 0.3333, 0.5, 0.7499, 0.9999]) {
      const seq = Math.max(1, Math.round(count * part));
      const begin = performance.now();
      const { data, errors } = await ask(
        app,
        '{ task(id: 1) { id } }',
        {},
        { 'x-branch': `pr-42@${seq}` },
      );
      durations.push(performance.now() - begin);
      expect({ data, errors }).toEqual({ data: { task: { id: 1 } } });
    }

    expect(Math.max(...durations)).toBeLessThan(200);
  },
  300_000,
);

test('a branch that this code cannot repeat gets an error that names the entry, and others work', async () => {
  const open = await placeOf('file');
  const first = await start(open);
  await add(first, 'broken', 'One');
  await ask(first, 'mutation { deleteTask(id: 1) { id } }', {}, { 'x-branch': 'broken' });
  await add(first, 'broken', 'Two');
  await add(first, 'whole', 'One');
  await first.close();

  // Other code refuses what was done.
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
  const { errors } = await ask(second, '{ tasks { id } }', {}, { 'x-branch': 'broken' });

  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(errors?.[0]?.message).toContain(
    'The branch broken cannot be opened: Entry 2 (deleteTask) was done when it was stored',
  );
  expect(await titlesOf(second, 'whole')).toContain('One');
  await control(second, 'mutation { deleteBranch(name: "broken") }');
  expect(await titlesOf(second, 'broken')).not.toContain('One');
});

test('a start removes what a killed process has not completed, and what it has not removed', async () => {
  const folder = temporaryFolder();
  const open: Open = async () => openFileJournal({ folder });
  const first = await start(open);
  await add(first, 'deleted', 'One');
  await add(first, 'incomplete', 'One');
  await first.close();
  const journal = openFileJournal({ folder });
  await journal.openBranch('registry', {} as never);
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

  const stored = () => readdirSync(folder).filter((name) => name.startsWith('branch-'));
  await expect.poll(stored).toEqual([]);
  await control(second, 'mutation { createBranch(name: "incomplete") { name } }');
});

test('a timer that became due while its branch was not loaded fires when it is', async () => {
  const open = await placeOf('file');
  const { services, advance } = controlledServices();
  const first = await start(open, { services });
  await ask(
    first,
    'mutation { sendMessage(message: { contact: { id: 1 }, message: "Where is the pallet?" }) { message { id } } }',
    {},
    { 'x-branch': 'pr-42' },
  );
  await first.close();
  advance(3_600_000);

  const second = await start(open, { services });
  const seqOf = async () => (await control(second, '{ branch(name: "pr-42") { seq } }')).branch.seq;
  expect(await seqOf()).toBe(1);
  advance(60_000);

  expect(await seqOf()).toBe(3);
});

const setUpstreamRules =
  'mutation ($rules: [UpstreamRuleInput!]!) { setUpstreamRules(branch: "pr-42", rules: $rules) { name } }';

const upstreamOf = async (app: FastifyInstance) =>
  await control(
    app,
    '{ branch(name: "pr-42") { upstreamRules { route mode recordingCount } } recordings(branch: "pr-42") { url status body } }',
  );

/** Starts a gateway with a task of its own, which others use as their upstream. */
async function listenUpstream() {
  const app = await buildTestApp();
  await add(app, 'main', 'From the upstream');
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

test.each(durable)('%s: upstream rules and recordings survive a restart', async (driver) => {
  const open = await placeOf(driver);
  const upstream = await listenUpstream();
  const first = await start(open, { upstream: upstream.origin });
  const rules = (mode: string) => ({ rules: [{ route: 'GET /apps/todo/*', mode }] });
  await add(first, 'pr-42', 'One');
  await control(first, setUpstreamRules, rules('RECORD'));
  const recorded = await tasksOf(first, 'pr-42');
  await control(first, setUpstreamRules, rules('REPLAY'));
  const before = await upstreamOf(first);
  await first.close();
  await upstream.app.close();

  const second = await start(open);

  expect(recorded).toContain('From the upstream');
  expect(await tasksOf(second, 'pr-42')).toBe(recorded);
  expect(await upstreamOf(second)).toEqual(before);
  expect(before.branch.upstreamRules).toMatchObject([{ mode: 'REPLAY', recordingCount: 1 }]);
  expect(await tasksOf(second, 'main')).not.toContain('From the upstream');
});

async function startReplicas() {
  const open = await placeOf('nats');
  return [await start(open), await start(open)] as const;
}

test('two replicas have the same branches and the changes of each other', async () => {
  const [one, two] = await startReplicas();
  await add(one, 'pr-42', 'By one');

  await expect.poll(() => titlesOf(two, 'pr-42')).toContain('By one');
  await add(two, 'pr-42', 'By two');
  await expect
    .poll(() => titlesOf(one, 'pr-42'))
    .toEqual(expect.arrayContaining(['By one', 'By two']));

  await control(two, 'mutation { renameBranch(name: "pr-42", to: "kept") { name } }');
  const namesOf = async (app: FastifyInstance) =>
    (await control(app, '{ branches { name } }')).branches.map(
      ({ name }: { name: string }) => name,
    );
  await expect.poll(() => namesOf(one)).toEqual(['main', 'kept']);
  expect(await titlesOf(one, 'kept')).toContain('By two');

  await control(one, 'mutation { deleteBranch(name: "kept") }');
  await expect.poll(() => namesOf(two)).toEqual(['main']);
  expect(await titlesOf(two, 'kept')).not.toContain('By one');
});

test('two replicas that create a branch of the same name at the same time create one branch', async () => {
  const [one, two] = await startReplicas();
  const create = (app: FastifyInstance, name: string) =>
    ask(app, 'mutation ($name: String!) { createBranch(name: $name) { name } }', { name });

  for (let round = 1; round <= 10; round += 1) {
    const name = `created-${round}`;
    const results = await Promise.all([create(one, name), create(two, name)]);
    const codes = results.map(({ errors }) => errors?.[0]?.extensions.code ?? 'CREATED');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CREATED']);

    const named = `named-${round}`;
    await Promise.all([add(one, named, 'By one'), add(two, named, 'By two')]);
    for (const app of [one, two]) {
      await expect
        .poll(() => titlesOf(app, named))
        .toEqual(expect.arrayContaining(['By one', 'By two']));
    }
    await expect
      .poll(async () => (await tasksOf(one, named)) === (await tasksOf(two, named)))
      .toBe(true);
  }
});
