import { expect, test } from 'vitest';
import {
  type FaultRule,
  presets,
  toFaultRule,
  toFormValues,
  togglePreset,
  validateFault,
} from './faults.ts';

const createRule = (changes: Partial<FaultRule>): FaultRule => ({
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

test('the form values of a rule convert back to the same rule', () => {
  const { id, isEnabled, hits, ...expected } = createRule({});

  expect(toFaultRule(toFormValues(createRule({})))).toEqual(expected);
});

test('adds a preset as the first rule, and keeps the other rules', () => {
  const [first, second] = togglePreset([createRule({})], 'slow');

  expect(first).toEqual(presets.slow);
  expect(second).toMatchObject({ id: '1', status: 503 });
  expect(second).not.toHaveProperty('hits');
});

test('removes a preset that is on, and turns on a preset that is off', () => {
  const slow = createRule({ id: '2', name: presets.slow.name });

  expect(togglePreset([slow, createRule({})], 'slow').map(({ id }) => id)).toEqual(['1']);
  expect(togglePreset([{ ...slow, isEnabled: false }], 'slow')).toEqual([presets.slow]);
});

const validValues = toFormValues({ name: 'Slow', delay: 100 });

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
])('the form with %j has the errors %j', (changes, errors) => {
  expect(validateFault({ ...validValues, ...changes })).toEqual(errors);
});
