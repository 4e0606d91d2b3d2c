import { expect, test } from 'vitest';
import { checkFault, presets, type Rule, ruleOf, togglePreset, valuesOf } from './faults.ts';

const rule = (changes: Partial<Rule>): Rule => ({
  id: '1',
  name: 'Orders fail',
  isEnabled: true,
  operation: null,
  field: null,
  route: 'POST /apps/ecommerce/*',
  delay: 0,
  jitter: 0,
  error: null,
  status: 503,
  isNull: false,
  dropsStream: false,
  probability: 0.3,
  times: null,
  hits: 4,
  ...changes,
});

test('a rule is the same after it was in the form', () => {
  const { id, isEnabled, hits, ...expected } = rule({});

  expect(ruleOf(valuesOf(rule({})))).toEqual(expected);
});

test('a preset comes first, and the other rules stay', () => {
  const [first, second] = togglePreset([rule({})], 'slow');

  expect(first).toEqual(presets.slow);
  expect(second).toMatchObject({ id: '1', status: 503 });
  expect(second).not.toHaveProperty('hits');
});

test('a second click removes the preset, and one that is off is turned on', () => {
  const slow = rule({ id: '2', name: presets.slow.name });

  expect(togglePreset([slow, rule({})], 'slow').map(({ id }) => id)).toEqual(['1']);
  expect(togglePreset([{ ...slow, isEnabled: false }], 'slow')).toEqual([presets.slow]);
});

const valid = valuesOf({ name: 'Slow', delay: 100 });

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'blank' }],
  [{ delay: '' }, { delay: 'noEffect' }],
  [{ delay: 0, dropsStream: true }, {}],
  [{ delay: 0, error: 'Out of order' }, {}],
  [{ status: 399 }, { status: 'status' }],
  [{ status: 600 }, { status: 'status' }],
  [{ status: 599 }, {}],
  [{ operation: 'Todo Page' }, { operation: 'operation' }],
  [{ field: 'tasks' }, { field: 'field' }],
  [{ field: 'Query.tasks' }, {}],
  [{ isNull: true }, { field: 'nullField' }],
  [{ isNull: true, field: 'Task.assignee' }, {}],
  [{ route: 'apps/todo' }, { route: 'route' }],
  [{ route: 'GET /apps/todo/*' }, {}],
  [{ route: '*' }, { route: 'route' }],
])('the form with %j has the mistakes %j', (changes, mistakes) => {
  expect(checkFault({ ...valid, ...changes })).toEqual(mistakes);
});
