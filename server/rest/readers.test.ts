import { buildSchema, GraphQLFloat, type GraphQLInputType, GraphQLInt } from 'graphql';
import { expect, test } from 'vitest';
import { createBodyReader, createQueryReader } from './readers.ts';

const schema = buildSchema(`
  directive @rest(name: String!) on ENUM_VALUE
  enum Place { INBOX ANYWHERE @rest(name: "") }
  enum Colour { RED }
  input Change @oneOf { title: String isDone: Boolean }
  input Lists { places: [Place!] colours: [Colour!] }
  type Query { lists: Boolean }
`);
const getListType = (field: string): GraphQLInputType => {
  const lists = schema.getType('Lists') as unknown as {
    getFields: () => Record<string, { type: GraphQLInputType }>;
  };
  return lists.getFields()[field]?.type as GraphQLInputType;
};

test.each([
  ['places', '', ['ANYWHERE']],
  ['places', 'inbox', ['INBOX']],
  ['places', 'attic', []],
  ['places', undefined, undefined],
  ['colours', '', undefined],
  ['colours', 'red,', ['RED']],
])('reads a list of %s from the query parameter "%s" as %j', (field, text, expected) => {
  expect(createQueryReader(getListType(field))(text, field)).toEqual(expected);
});

test('reads an empty query parameter as an empty list if the variable has @emptyWhenBlank', () => {
  expect(
    createQueryReader(getListType('colours'), { isEmptyWhenBlank: true })('', 'colours'),
  ).toEqual([]);
});

test.each([' 7', '-0', '+7', '007', '0x7', '7e0', '7.0', '1e400', '7_000', '٧'])(
  'refuses %j as an integer',
  (text) => {
    expect(() => createQueryReader(GraphQLInt)(text, 'page')).toThrow('must be a whole number');
  },
);

test.each([
  ['-7', -7],
  ['0.5', 0.5],
  ['1e-7', 1e-7],
])('reads %j as a number', (text, expected) => {
  expect(createQueryReader(GraphQLFloat)(text, 'price')).toBe(expected);
});

test.each([[{}], [{ title: null }], [{ title: 'Tea', isDone: true }]])(
  'refuses %j as the input with @oneOf',
  (change) => {
    const read = createBodyReader(schema.getType('Change') as GraphQLInputType);

    expect(() => read(change, 'change')).toThrow('change must have exactly one of title, isDone.');
    expect(read({ title: 'Tea', isDone: null }, 'change')).toEqual({ title: 'Tea' });
  },
);
