import { expect, test } from 'vitest';
import { getChangedFields } from './diff.ts';

test('returns only the fields that differ', () => {
  const before = { id: 7, title: 'Order lamps', tags: ['HIGH'], note: null };
  const after = { id: 7, title: 'Order lamps', tags: ['LOW'], done: true };

  expect(getChangedFields(before, after)).toEqual([
    { name: 'tags', before: '["HIGH"]', after: '["LOW"]' },
    { name: 'note', before: 'null', after: '' },
    { name: 'done', before: '', after: 'true' },
  ]);
});

test('compares each field of an inner object', () => {
  const before = { id: 7, assignee: { fullName: 'Amina Diallo', team: 'Sales' }, tag: null };
  const after = { id: 7, assignee: { fullName: 'Rui Tavares', team: 'Sales' }, tag: { id: 1 } };

  expect(getChangedFields(before, after)).toEqual([
    { name: 'assignee.fullName', before: 'Amina Diallo', after: 'Rui Tavares' },
    { name: 'tag', before: 'null', after: '{"id":1}' },
  ]);
});

test('returns all fields of an added or removed row', () => {
  expect(getChangedFields(null, { id: 7 })).toEqual([{ name: 'id', before: '', after: '7' }]);
  expect(getChangedFields({ id: 7 }, null)).toEqual([{ name: 'id', before: '7', after: '' }]);
});

test('compares a value without fields as a whole', () => {
  expect(getChangedFields([1], [1, 2])).toEqual([{ name: '', before: '[1]', after: '[1,2]' }]);
  expect(getChangedFields(1, 1)).toEqual([]);
});

test('returns no fields for a row whose content is the same', () => {
  expect(getChangedFields({ id: 7 }, { id: 7 })).toEqual([]);
});

test('cuts off long texts', () => {
  const [field] = getChangedFields('', 'x'.repeat(1000));

  expect(field?.after).toBe(`${'x'.repeat(400)}…`);
});
