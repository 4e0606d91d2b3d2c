import { expect, test } from 'vitest';
import { createStore } from './createStore.ts';

function createTestStore() {
  const store = createStore({ freezes: true });
  const notes = store.table('notes', { rowName: 'note', rows: () => [{ id: 1, words: ['tea'] }] });
  const count = store.value('count', () => ({ seen: 0 }));
  return { store, notes, count };
}

test('a change outside of a transaction throws', () => {
  const { notes, count } = createTestStore();

  expect(() => count.set({ seen: 1 })).toThrow('inside a transaction');
  expect(() => notes.add({ id: 2, words: [] })).toThrow('inside a transaction');
  expect(() => notes.move(1, null)).toThrow('inside a transaction');
  expect([count.get().seen, notes.all().length]).toEqual([0, 1]);
});

test('a transaction that throws changes nothing', () => {
  const { store, notes, count } = createTestStore();
  const before = JSON.stringify(store.snapshot());

  const run = () =>
    store.transaction(() => {
      count.set({ seen: 1 });
      notes.add({ id: notes.nextId(), words: ['milk'] });
      notes.remove(1);
      throw new Error('Refused');
    });

  expect(run).toThrow('Refused');
  expect(JSON.stringify(store.snapshot())).toBe(before);
  expect(notes.all()).toEqual([{ id: 1, words: ['tea'] }]);
});

test('rows and values cannot be changed in place', () => {
  const { store, notes, count } = createTestStore();
  store.transaction(() => count.set({ seen: 1 }));

  expect(() => notes.find(1).words.push('milk')).toThrow(TypeError);
  expect(() => Object.assign(count.get(), { seen: 2 })).toThrow(TypeError);
});

test('a store that starts from a snapshot calls no function for initial content', () => {
  const { store, count } = createTestStore();
  store.transaction(() => count.set({ seen: 7 }));
  const throwError = () => {
    throw new Error('The initial content was requested.');
  };

  const copy = createStore({ snapshot: JSON.parse(JSON.stringify(store.snapshot())) });

  expect(copy.value('count', throwError as () => { seen: number }).get()).toEqual({ seen: 7 });
  const rows = copy.table('notes', { rowName: 'note', rows: throwError as () => { id: number }[] });
  expect(rows.all()).toEqual([{ id: 1, words: ['tea'] }]);
});

test('tables and values that are missing in a snapshot start with their initial content', () => {
  const { store, count } = createTestStore();
  store.transaction(() => count.set({ seen: 7 }));

  store.restore({ tables: {}, values: {} });

  expect(count.get()).toEqual({ seen: 0 });
});

test('declaring a name twice throws', () => {
  const { store } = createTestStore();

  expect(() => store.value('notes', () => 0)).toThrow('"notes" is declared twice.');
});
