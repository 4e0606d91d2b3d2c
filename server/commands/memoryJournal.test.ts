import { expect, test } from 'vitest';
import type { Command, Entry } from './command.ts';
import { createMemoryJournal } from './memoryJournal.ts';

const command = (field: string): Command => ({
  field,
  args: {},
  viewerId: null,
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
});

/** Takes so many entries of a journal. */
async function take(entries: AsyncIterable<Entry>, count: number): Promise<Entry[]> {
  const taken: Entry[] = [];
  for await (const entry of entries) {
    taken.push(entry);
    if (taken.length === count) break;
  }
  return taken;
}

test('entries are numbered by branch, and can be read from any number on', async () => {
  const journal = createMemoryJournal({ fork: 41 });

  const numbers = ['a', 'b', 'c'].map((field) => journal.append('main', command(field)));
  const forked = journal.append('fork', command('d'));
  journal.refuse('main', 2);

  expect([...numbers, forked]).toEqual([1, 2, 3, 42]);
  const entries = await take(journal.read('main', 1), 2);
  expect(entries).toEqual([
    { ...command('b'), seq: 2, branch: 'main', outcome: 'REFUSED' },
    { ...command('c'), seq: 3, branch: 'main', outcome: 'DONE' },
  ]);
});

test('a reader gets what is stored and then what comes', async () => {
  const journal = createMemoryJournal();
  journal.append('main', command('stored'));

  const reading = take(journal.read('main', 0), 2);
  journal.append('main', command('new'));

  expect((await reading).map(({ field }) => field)).toEqual(['stored', 'new']);
});

test('the latest entries are kept, and asking for older ones throws', async () => {
  const journal = createMemoryJournal();
  for (let count = 0; count < 25_000; count += 1) journal.append('main', command('a'));

  const [entry] = await take(journal.read('main', 24_998), 1);

  expect(entry?.seq).toBe(24_999);
  expect(() => journal.read('main', 100)).toThrow('no longer kept');
});

test('the newest snapshot of a branch is loaded', async () => {
  const journal = createMemoryJournal();
  const data = new TextEncoder().encode('{}');

  expect(await journal.loadSnapshot('main')).toBeNull();
  await journal.saveSnapshot('main', 7, data);

  expect(await journal.loadSnapshot('main')).toEqual({ seq: 7, data });
});

test('fewer entries are kept if their arguments are long', async () => {
  const journal = createMemoryJournal();
  const long = { ...command('a'), args: { text: 'x'.repeat(1_000_000) } };
  for (let count = 0; count < 30; count += 1) journal.append('main', long);

  const [entry] = await take(journal.read('main', 25), 1);

  expect(entry?.seq).toBe(26);
  expect(() => journal.read('main', 5)).toThrow('no longer kept');
});
