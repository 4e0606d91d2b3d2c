import { expect, test } from 'vitest';
import { createBranch } from './branch.ts';
import type { Entry } from './commands/command.ts';
import { registry } from './features.ts';
import type { ChatMessage, Task } from './gql/types.ts';
import type { Journal } from './journal/journal.ts';
import { createMemoryJournal } from './journal/memoryJournal.ts';
import { createControlledServices, createTestServices, executeOn } from './test/testApp.ts';

const task = (title: string) => ({ task: { title, tags: [] } });
const everyTask = { q: '', sortBy: 'LATEST' } as const;
const message = { message: { contact: { id: 1 }, message: 'Where is the pallet?' } };

/** Returns the commands of a journal. */
async function readCommands(journal: Journal) {
  const commands: Pick<Entry, 'field' | 'args' | 'viewerId'>[] = [];
  await journal.follow('main', 0, ({ field, args, viewerId }) => {
    commands.push({ field, args, viewerId });
  });
  return commands;
}

test('a mutation is a command in the journal, and a refused mutation changes nothing', async () => {
  const journal = createMemoryJournal();
  const branch = createBranch({ registry, services: createTestServices(), journal });
  const before = branch.snapshot();

  expect(() => executeOn(branch, 'purgeTasks', { ids: [1, 2] })).toThrow('is not deleted');
  const { 'branch.position': _, ...values } = branch.snapshot().values;
  expect(before).toMatchObject({ tables: branch.snapshot().tables, values });
  const added = executeOn(branch, 'addTask', task('Order tea')) as Task;

  expect(branch.collections.todo.find(added.id).title).toBe('Order tea');
  expect(await readCommands(journal)).toEqual([
    { field: 'purgeTasks', args: { ids: [1, 2] }, viewerId: null },
    { field: 'addTask', args: task('Order tea'), viewerId: null },
  ]);
  expect([branch.history.getOutcome(1), branch.history.getOutcome(2)]).toEqual(['REFUSED', 'DONE']);
});

test('a command that fails after some changes changes nothing', () => {
  const branch = createBranch({ registry, services: createTestServices() });
  const { email } = branch.collections;
  const draft = { to: [], cc: [], bcc: [], subject: 'Plans', message: 'Soon.', attachments: [] };
  const { id } = executeOn(branch, 'saveDraft', { email: draft }) as { id: number };
  const file = { fileName: 'plan.png', size: '', thumbnail: '', url: largeFile() };
  const sent = { ...draft, id, to: [{ name: '', email: 'a@b.example' }], attachments: [file] };
  const before = email.selectPage({ q: '', in: ['DRAFT'], sortBy: 'NEWEST', page: 1, perPage: 50 });

  expect(() => executeOn(branch, 'sendEmail', { email: sent })).toThrow('must not exceed');

  expect(email.find(id).folder).toBe('DRAFT');
  expect(
    email.selectPage({ q: '', in: ['DRAFT'], sortBy: 'NEWEST', page: 1, perPage: 50 }),
  ).toEqual(before);
});

const largeFile = () => `data:image/png;base64,${'A'.repeat(900_000)}`;

test('random numbers follow from the seed of the services', () => {
  const [branch, same] = [
    createBranch({ registry, services: createTestServices() }),
    createBranch({ registry, services: createTestServices() }),
  ];

  executeOn(branch, 'addToCart', { productId: 5 });
  executeOn(same, 'addToCart', { productId: 5 });

  expect(branch.collections.ecommerce.getCart()).toEqual(same.collections.ecommerce.getCart());
});

test('only commands change a branch', () => {
  const { collections } = createBranch({ registry, services: createTestServices() });

  expect(() => collections.ecommerce.addToCart({ productId: 6 })).toThrow('inside a transaction');
  expect(() => collections.todo.remove(1)).toThrow('inside a transaction');
});

test('commands keep their order with a slow journal', async () => {
  const memory = createMemoryJournal();
  let stored = Promise.resolve();
  const journal: Journal = {
    ...memory,
    append(branch, command) {
      const seq = memory.append(branch, command);
      stored = stored.then(() => Promise.resolve());
      return stored.then(() => seq);
    },
  };
  const branch = createBranch({ registry, services: createTestServices(), journal });
  const { length } = branch.collections.todo.list(everyTask);

  const added = await Promise.all(
    ['a', 'b', 'c'].map((title) => executeOn(branch, 'addTask', task(title)) as Promise<Task>),
  );

  const ids = added.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(branch.collections.todo.list(everyTask)).toHaveLength(length + 3);
});

const readTexts = (branch: ReturnType<typeof createBranch>) =>
  branch.collections.chat.getConversation(1).chat?.messages.map(({ text }: ChatMessage) => text) ??
  [];

test('a due timer executes a command', async () => {
  const journal = createMemoryJournal();
  const { services, advance } = createControlledServices();
  const branch = createBranch({ registry, services, journal });
  const { length } = readTexts(branch);

  executeOn(branch, 'sendMessage', message);
  advance(60_000);

  expect(readTexts(branch)).toHaveLength(length + 2);
  expect(await readCommands(journal)).toMatchObject([
    { field: 'sendMessage' },
    { field: 'chat.read', args: { contactId: 1 }, viewerId: null },
    { field: 'chat.reply', args: { contactId: 1, text: readTexts(branch).at(-1) } },
  ]);
});

test('timers survive a snapshot, and fire in the branch that is restored from it', () => {
  const [first, second] = [createControlledServices(), createControlledServices()];
  const branch = createBranch({ registry, services: first.services });
  executeOn(branch, 'sendMessage', message);
  const snapshot = JSON.parse(JSON.stringify(branch.snapshot()));
  first.advance(60_000);

  const restored = createBranch({
    registry,
    services: second.services,
    state: { store: snapshot },
  });
  expect(second.pendingTimeouts()).toBe(1);
  second.advance(60_000);

  expect(readTexts(restored)).toHaveLength(readTexts(branch).length);
  restored.close();
  expect(second.pendingTimeouts()).toBe(0);
});

test('no timer fires under a frozen clock', () => {
  const branch = createBranch({ registry, services: createTestServices() });

  executeOn(branch, 'sendMessage', message);

  expect(branch.snapshot().values['branch.timers']).toHaveLength(1);
  expect(readTexts(branch).at(-1)).toBe('Where is the pallet?');
});
