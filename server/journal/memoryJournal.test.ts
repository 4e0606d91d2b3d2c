import { expect, test } from 'vitest';
import type { Command } from '../commands/command.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memoryJournal.ts';

const command: Command = {
  field: 'a',
  args: {},
  viewerId: null,
  at: '2026-03-09T09:00:00.000Z',
  seed: 1,
};

/** Returns the number of the first entry after another one. */
async function firstAfter(journal: Journal, after: number) {
  const numbers: number[] = [];
  await journal.follow('main', after, ({ seq }) => void numbers.push(seq));
  return numbers[0];
}

test('numbers continue those of the branch', () => {
  const journal = createMemoryJournal({ fork: 41 });

  expect(journal.append('fork', command)).toBe(42);
});

test('the latest entries are kept, and requests for older ones are refused', async () => {
  const journal = createMemoryJournal();
  for (let count = 0; count < 25_000; count += 1) journal.append('main', command);

  expect(await firstAfter(journal, 24_998)).toBe(24_999);
  await expect(firstAfter(journal, 100)).rejects.toThrow('no longer kept');
});

test('fewer entries are kept if their arguments are long', async () => {
  const journal = createMemoryJournal();
  const long = { ...command, args: { text: 'x'.repeat(1_000_000) } };
  for (let count = 0; count < 30; count += 1) journal.append('main', long);

  expect(await firstAfter(journal, 25)).toBe(26);
  await expect(firstAfter(journal, 5)).rejects.toThrow('no longer kept');
});
