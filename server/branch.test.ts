import { expect, test } from 'vitest';
import { createBranch, createStoppedBranch } from './branch.ts';
import type { Entry, StoredCommand } from './commands/command.ts';
import type { Timer } from './commands/timers.ts';
import { registry } from './features.ts';
import type { ChatMessage, Task } from './gql/types.ts';
import type { Journal } from './journal/journal.ts';
import { createMemoryJournal } from './journal/memoryJournal.ts';
import { createControlledServices, createTestServices, executeOn } from './test/testApp.ts';

const task = (title: string) => ({ task: { title, tags: [] } });
const everyTask = { q: '', sortBy: 'LATEST' } as const;
const chatMessage = { message: { contact: { id: 1 }, message: 'Where is the pallet?' } };

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

/** Returns a journal that stores each command in a later turn of the event loop. */
function createSlowJournal(): Journal {
  const memory = createMemoryJournal();
  let stored = Promise.resolve();
  return {
    ...memory,
    append(branch, command) {
      const seq = memory.append(branch, command);
      stored = stored.then(() => Promise.resolve());
      return stored.then(() => seq);
    },
  };
}

test('commands keep their order with a slow journal', async () => {
  const journal = createSlowJournal();
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

  executeOn(branch, 'sendMessage', chatMessage);
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
  executeOn(branch, 'sendMessage', chatMessage);
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

  executeOn(branch, 'sendMessage', chatMessage);

  expect(branch.snapshot().values['branch.timers']).toHaveLength(1);
  expect(readTexts(branch).at(-1)).toBe('Where is the pallet?');
});

test('advancing the clock does not fail if an earlier call cancels a timer', async () => {
  const branch = createBranch({
    registry,
    services: createTestServices(),
    journal: createSlowJournal(),
  });
  await executeOn(branch, 'sendMessage', chatMessage);

  const later = executeOn(branch, 'clearChat', { contactId: 1 }) as Promise<unknown>;
  const advanced = branch.advanceClock(3_600_000, null);

  await expect(Promise.all([later, advanced])).resolves.toBeDefined();
  expect(branch.snapshot().values['branch.timers']).toEqual([]);
  expect(branch.clock.offset()).toBe(3_600_000);
});

test('two simultaneous advances of the clock fire the timers of their sum', async () => {
  const branch = createBranch({
    registry,
    services: createTestServices(),
    journal: createSlowJournal(),
  });
  await executeOn(branch, 'sendMessage', chatMessage);

  const [first] = branch.snapshot().values['branch.timers'] as [Timer];
  const duration = 0.6 * (Date.parse(first.at) - branch.clock.now().getTime());

  await Promise.all([branch.advanceClock(duration, null), branch.advanceClock(duration, null)]);

  expect(branch.snapshot().values['branch.timers']).not.toContainEqual(first);
});

test('a failed append loses no outcome: the next command reports it', async () => {
  const stored: StoredCommand[] = [];
  let fails = false;
  const memory = createMemoryJournal();
  const journal: Journal = {
    ...memory,
    isDurable: true,
    async append(log, command) {
      if (fails) throw new Error('The disk is full.');
      stored.push(command);
      return memory.append(log, command);
    },
  };
  const branch = createBranch({ registry, services: createTestServices(), journal });
  const add = () => executeOn(branch, 'addTask', task('Order tea')) as Promise<unknown>;
  await expect(executeOn(branch, 'purgeTasks', { ids: [1, 2] })).rejects.toThrow('is not deleted');

  fails = true;
  await expect(add()).rejects.toThrow('The disk is full.');
  fails = false;
  await add();
  await add();

  expect(stored.map(({ outcomes }) => outcomes)).toEqual([
    { after: 0, upTo: 0, refused: [] },
    { after: 0, upTo: 1, refused: [1] },
    { after: 1, upTo: 2, refused: [] },
  ]);
});

test('a state that could not be saved is saved again', async () => {
  let failures = 1;
  let saved = 0;
  const journal: Journal = {
    ...createMemoryJournal(),
    isDurable: true,
    async saveState() {
      failures -= 1;
      if (failures >= 0) throw new Error('The disk is full.');
      saved += 1;
    },
  };
  const { saveState } = createStoppedBranch({ registry, services: createTestServices(), journal });

  await expect(saveState()).rejects.toThrow('The disk is full.');
  await saveState();

  expect(saved).toBe(1);
});
