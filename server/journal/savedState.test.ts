import { expect, test } from 'vitest';
import { createBranch } from '../branch.ts';
import { registry } from '../features.ts';
import { createTestServices } from '../test/testApp.ts';
import { checkSavedState } from './savedState.ts';

const createState = () => {
  const branch = createBranch({ registry, services: createTestServices() });
  return { store: structuredClone(branch.snapshot()) };
};

test('the state of another version is accepted if all rows and values have their shapes', () => {
  expect(() => checkSavedState(registry, createState(), 'main')).not.toThrow();
});

test.each([
  ['a row', 'todo.tasks', { title: 5 }],
  ['an additional field', 'todo.tasks', { colour: 'red' }],
])('the state of another version is refused for %s with a wrong value', (_, table, changes) => {
  const state = createState();
  const { [table]: saved } = state.store.tables;
  if (!saved) throw new Error('The table is missing.');
  const rows = saved.rows.map(
    (chunk) => chunk?.map((row) => row && { ...row, ...changes }) ?? null,
  );
  state.store.tables[table] = { ...saved, rows };

  expect(() => checkSavedState(registry, state, 'main')).toThrow(
    /main does not fit this version.+todo\.tasks\..+JOURNAL/,
  );
  expect(() =>
    checkSavedState(registry, { ...state, shapes: registry.shapesChecksum }, 'main'),
  ).not.toThrow();
});

test.each([
  ['gateway.recordings', [{ id: 'a', headers: { 'x-a': 'a\r\nb: c' } }]],
  ['gateway.clock', { frozenAt: 'x', offset: 0 }],
  ['chat.profile', {}],
])('the state of another version is refused for a wrong value of %s', (name, value) => {
  const state = createState();
  state.store.values[name] = value;

  expect(() => checkSavedState(registry, state, 'main')).toThrow(name);
});
