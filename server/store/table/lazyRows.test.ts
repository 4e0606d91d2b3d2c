import { expect, test, vi } from 'vitest';
import { createStore } from '../createStore.ts';
import type { Snapshot } from '../snapshot.ts';
import { createPatch } from '../statePatch.ts';

function createFruits(snapshot?: Snapshot) {
  const rows = vi.fn(() => [1, 2, 3].map((id) => ({ id, name: `fruit ${id}` })));
  const store = createStore({ snapshot, freezes: true });
  return { store, rows, fruits: store.table('fruits', { rowName: 'fruit', rows, isLazy: true }) };
}

test('creates the initial rows when the table is first used', () => {
  const { store, rows, fruits } = createFruits();
  store.snapshot();
  expect(rows).not.toHaveBeenCalled();

  expect(fruits.find(2).name).toBe('fruit 2');
  expect(fruits.all()).toHaveLength(3);
  expect(rows).toHaveBeenCalledTimes(1);
});

test('stores with the same snapshot share initial rows, and change them independently', () => {
  const first = createFruits();
  const snapshot = first.store.snapshot();
  const second = createFruits(snapshot);

  first.store.transaction(() => first.fruits.remove(1));

  expect(second.fruits.all().map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(first.fruits.all().map(({ id }) => id)).toEqual([2, 3]);
  expect(first.rows).toHaveBeenCalledTimes(1);
  expect(second.rows).not.toHaveBeenCalled();
});

test('a snapshot is restored and compared without creating rows of unused tables', () => {
  const { store, rows, fruits } = createFruits();
  const before = store.snapshot();

  expect(createPatch(before, store.snapshot())).toEqual({ tables: {}, values: {} });
  store.restore(before);
  expect(rows).not.toHaveBeenCalled();

  store.transaction(() => fruits.remove(1));
  expect(createPatch(before, store.snapshot()).tables.fruits?.removed).toEqual([1]);
  store.restore(before);
  expect(fruits.all()).toHaveLength(3);
});

test('the JSON of a snapshot contains the initial rows', () => {
  const { store, fruits } = createFruits();

  const restored = createFruits(JSON.parse(JSON.stringify(store.snapshot())));

  expect(restored.fruits.all()).toEqual(fruits.all());
});
