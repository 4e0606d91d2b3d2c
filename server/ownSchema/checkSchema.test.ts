import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { checkSchema, formatCheck } from './checkSchema.ts';

const typeDefs = parse(`
  type Query { users(first: Int, q: String): [User!]! user(id: ID!): User me: User! usersCount: Int! weather(city: String!): Weather shop: Shop! }
  type Mutation { createUser(name: String!): User! userUpdate(id: ID!, name: String): User deleteUser(id: ID!): Boolean! sendMail(to: String!): Boolean! }
  type Subscription { userCreated: User! }
  type User { id: ID! name: String! }
  type Weather { degrees: Float! }
  type Shop { name: String! }
`);

test('names the convention of each root field', () => {
  const { fields } = checkSchema(typeDefs);

  expect(Object.fromEntries(fields.map(({ field, convention }) => [field, convention]))).toEqual({
    'Query.users': 'list',
    'Query.user': 'by id',
    'Query.me': 'singleton',
    'Query.usersCount': 'count',
    'Query.weather': 'not inferred',
    'Query.shop': 'singleton',
    'Mutation.createUser': 'create',
    'Mutation.userUpdate': 'update',
    'Mutation.deleteUser': 'delete',
    'Mutation.sendMail': 'not inferred',
    'Subscription.userCreated': 'changes',
  });
});

test('prints a table with the reasons, and the number of inferred fields', () => {
  const text = formatCheck(checkSchema(typeDefs));

  expect(text).toContain(
    'Query.users               list          rows of User (search: q; page: first)',
  );
  expect(text).toContain('9 of 11 root fields are inferred.');
  expect(text).toContain('\n2 collections: User, Shop\n');
});

test('one collection has no plural, and fields without a convention are only mentioned if there are any', () => {
  const single = parse('type Query { notes: [Note!]! } type Note { id: ID! }');

  expect(formatCheck(checkSchema(single))).toContain(
    '\n1 collection: Note\nAll root fields are inferred.\n',
  );
});
