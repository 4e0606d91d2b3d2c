import { expect, test } from 'vitest';
import { changedFields } from './diff.ts';

test('shows only the fields that differ', () => {
  const before = { id: 7, title: 'Order lamps', tags: ['HIGH'], note: null };
  const after = { id: 7, title: 'Order lamps', tags: ['LOW'], done: true };

  expect(changedFields(before, after)).toEqual([
    { name: 'tags', before: '["HIGH"]', after: '["LOW"]' },
    { name: 'note', before: 'null', after: '' },
    { name: 'done', before: '', after: 'true' },
  ]);
});

test('the fields of an inner object are compared one by one', () => {
  const before = { id: 7, assignee: { fullName: 'Amina Diallo', team: 'Sales' }, tag: null };
  const after = { id: 7, assignee: { fullName: 'Rui Tavares', team: 'Sales' }, tag: { id: 1 } };

  expect(changedFields(before, after)).toEqual([
    { name: 'assignee.fullName', before: 'Amina Diallo', after: 'Rui Tavares' },
    { name: 'tag', before: 'null', after: '{"id":1}' },
  ]);
});

test('a new row shows all its fields, and a removed one as well', () => {
  expect(changedFields(null, { id: 7 })).toEqual([{ name: 'id', before: '', after: '7' }]);
  expect(changedFields({ id: 7 }, null)).toEqual([{ name: 'id', before: '7', after: '' }]);
});

test('a value without fields is compared as a whole', () => {
  expect(changedFields([1], [1, 2])).toEqual([{ name: '', before: '[1]', after: '[1,2]' }]);
  expect(changedFields(1, 1)).toEqual([]);
});

test('a row that only changed its place has no changed fields', () => {
  expect(changedFields({ id: 7 }, { id: 7 })).toEqual([]);
});

test('long texts are cut off', () => {
  const [field] = changedFields('', 'x'.repeat(1000));

  expect(field?.after).toBe(`${'x'.repeat(400)}…`);
});
