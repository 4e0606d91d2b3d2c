import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock } from '../test/testApp.ts';
import { createOwnDefinition } from './ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    book(id: ID!): Book @rest(method: GET, path: "/library/books/{id}")
    books: [Book!]!
  }
  type Book {
    id: ID!
    title: String!
    author: Author!
  }
  type Author {
    id: ID!
    name: String!
  }
`);

async function postRule(path: string, rule: object) {
  const app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  onTestFinished(() => app.close());
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-branch': 'pr-42' },
    payload: { rules: [rule] },
  });
  return { status: response.statusCode, error: response.json().error };
}

const fault = (rule: object) => postRule('/gateway/faults', { name: 'a', status: 503, ...rule });

test.each([
  [{ route: 'GET /books/book-1' }, 'rules.0.route must be "GET /books/:id", which answers'],
  [{ route: 'HEAD /books' }, 'rules.0.route must be "GET /books", which answers'],
  [{ route: 'GET /library/books/book-1' }, 'rules.0.route must be "GET /library/books/:id", which'],
  [{ route: 'GET /books', operation: 'Books' }, 'rules.0.operation must be the operation of the'],
  [{ route: 'GET /library/*', operation: 'Book' }, 'rules.0.operation must be the operation of'],
  [{ route: 'GET /books', field: 'Query.books' }, 'rules.0.field must be a field that the route'],
  [{ route: 'GET /library/*', field: 'Query.books' }, 'rules.0.field must be a field that the'],
  [{ route: 'GET /nothing', field: 'Query.books' }, 'must be'],
])(
  'refuses the fault rule %j of an own schema, which applies to no request',
  async (rule, error) => {
    expect(await fault(rule)).toEqual({ status: 400, error: expect.stringContaining(error) });
  },
);

test('refuses an upstream rule of an own schema that applies to no request', async () => {
  const rule = { route: 'PATCH /books/7', mode: 'replay' };

  expect(await postRule('/gateway/upstream', rule)).toEqual({
    status: 400,
    error: 'rules.0.route must be "PATCH /books/:id", which answers these requests.',
  });
});

test.each([
  { route: 'GET /books/:id' },
  { route: '* /books*' },
  { route: 'GET /v1/not-mocked' },
  { route: 'GET /library/books/:id', field: 'Book.title' },
  { route: '* *', field: 'Query.book' },
])('accepts the fault rule %j of an own schema', async (rule) => {
  expect((await fault(rule)).status).toBe(200);
});
