import { expect, test } from 'vitest';
import { createBranch } from '../branch.ts';
import { registry } from '../features.ts';
import { createTestServices, executeOn } from '../test/testApp.ts';
import { createGateway } from './createGateway.ts';

const task = { task: { title: 'Order tea', tags: [] } };

test('a new branch shares the rows of the sample, and copies only the tables that it changes', async () => {
  const services = createTestServices();
  const main = createBranch({ registry, services });
  const gateway = createGateway({ registry, services, main });

  const { branch } = await gateway.create('pr-42', null);
  executeOn(branch, 'addTask', task);

  const [sample, changed] = [main.history.getSample().tables, branch.snapshot().tables];
  expect(changed['email.emails']).toBe(sample['email.emails']);
  expect(changed['todo.tasks']).not.toEqual(sample['todo.tasks']);
  expect(Object.keys(changed)).toEqual(Object.keys(sample));
  expect(branch.countRows()).toBe(main.countRows());
  expect(branch.countAllRows()).toBe(main.countAllRows() + 1);
});

test('above the limit, an unused branch is deleted; if all are in use, a new branch is refused', async () => {
  let time = Date.parse('2026-03-09T09:00:00Z');
  const services = { ...createTestServices(), now: () => new Date(time) };
  const gateway = createGateway({ registry, services, main: createBranch({ registry, services }) });
  for (let count = 1; count <= 1_000; count += 1) await gateway.create(`branch-${count}`, null);

  await expect(gateway.create('one-more', null)).rejects.toMatchObject({
    extensions: { code: 'TOO_MANY_BRANCHES', http: { status: 429 } },
  });
  time += 31 * 60_000;
  await gateway.getRequestedBranch('branch-1');
  await gateway.create('one-more', null);

  const names = gateway.list().map(({ name }) => name);
  expect(names).toHaveLength(1_001);
  expect(names[0]).toBe('main');
  expect(names).toContain('branch-1');
  expect(names).not.toContain('branch-2');
  await gateway.close();
});

test('a client with more than half of all branches loses its least recently used one to another client', async () => {
  const services = createTestServices();
  const gateway = createGateway({ registry, services, main: createBranch({ registry, services }) });
  const names = Array.from({ length: 1_000 }, (_, index) => `branch-${index}`);
  for (const name of names) await gateway.create(name, null, '192.0.2.1');

  await expect(gateway.create('own', null, '192.0.2.1')).rejects.toMatchObject({
    extensions: { code: 'TOO_MANY_BRANCHES' },
  });
  for (let count = 0; count < 500; count += 1) {
    await gateway.create(`other-${count}`, null, '192.0.2.2');
  }

  await expect(gateway.create('third', null, '192.0.2.3')).rejects.toMatchObject({
    extensions: { code: 'TOO_MANY_BRANCHES' },
  });
  const kept = gateway.list().map(({ name }) => name);
  expect(kept.filter((name) => name.startsWith('other-'))).toHaveLength(500);
  expect(kept.filter((name) => name.startsWith('branch-'))).toHaveLength(500);
  await gateway.close();
});

const createNote = (length: number) => ({
  task: { title: 'Note', tags: [], description: 'x'.repeat(length) },
});

test('a branch whose changes exceed 16 MB refuses further changes, and main does not', async () => {
  const services = createTestServices();
  const main = createBranch({ registry, services });
  const gateway = createGateway({ registry, services, main });
  const { branch } = await gateway.create('pr-42', null);
  for (let count = 1; count <= 16; count += 1) {
    executeOn(branch, 'addTask', createNote(1_000_000));
    executeOn(main, 'addTask', createNote(1_000_000));
  }

  expect(() => executeOn(branch, 'addTask', task)).toThrow(
    'The changes of the branch pr-42 exceed the limit of 16 MB. Create a branch from it, continue there, and delete the old branch.',
  );
  expect(() => executeOn(main, 'addTask', task)).not.toThrow();
  const { branch: next } = await gateway.create('next', 'pr-42');
  expect(() => executeOn(next, 'addTask', task)).not.toThrow();
});

test('the branches of a client refuse changes above half of the limit of all branches, until one is deleted', async () => {
  const services = createTestServices();
  const gateway = createGateway({ registry, services, main: createBranch({ registry, services }) });
  const create = async (name: string, client: string) =>
    (await gateway.create(name, null, client)).branch;
  const own = await create('own', '192.0.2.1');
  const large = [await create('large-1', '192.0.2.1'), await create('large-2', '192.0.2.1')];
  const other = await create('other', '192.0.2.2');
  for (let count = 0; count < 32; count += 1) {
    for (const branch of large) executeOn(branch, 'addTask', createNote(500_000));
  }

  expect(() => executeOn(own, 'addTask', task)).toThrow(
    'The changes of the branches of 192.0.2.1 exceed the limit of 32 MB. Delete branches that are not used.',
  );
  expect(() => executeOn(other, 'addTask', task)).not.toThrow();
  await gateway.delete('large-2');
  expect(() => executeOn(own, 'addTask', task)).not.toThrow();
});
