import { existsSync, readdirSync, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openFileJournal } from '../journal/file/fileJournal.ts';
import { openBranch } from '../journal/openBranch.ts';
import { drivers, temporaryFolder } from '../journal/testing.ts';
import type { Services } from '../services/createServices.ts';
import { ask, buildTestApp, controlledServices, testServices } from '../testing.ts';

const durable = Object.keys(drivers).filter((name) => name !== 'memory');
const writtenBy = { version: '1.0.0', schema: 'a' };
const addTask = 'mutation ($title: String!) { addTask(task: { title: $title, tags: [] }) { id } }';

type Open = Awaited<ReturnType<(typeof drivers)[string]>>['open'];

/** Starts a server on a journal, as after a restart. */
async function start(
  open: Open,
  { services = testServices(), savesEvery }: { services?: Services; savesEvery?: number } = {},
) {
  const journal = await open({ savesEvery });
  const branch = await openBranch({ journal, services, writtenBy });
  return buildTestApp({ services, branch, journal });
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
