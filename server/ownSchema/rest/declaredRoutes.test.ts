import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';
import { findRouteProblem } from './declaredRoute.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    book(id: ID!): Book @rest(method: GET, path: "/library/books/{id}")
    books(minPages: Int, tags: [String!], limit: Int): [Book!]! @rest(path: "/library/books")
    search(text: String!): [SearchResult!]! @rest(method: "GET", path: "/library/search")
  }
  type Mutation {
    createBook(input: BookInput!): BookPayload! @rest(method: POST, path: "/library/books")
    renameBook(id: ID!, title: String!): Book @rest(method: PATCH, path: "/library/books/:id/title")
  }
  type Book {
    id: ID!
    title: String!
    pages: Int!
    author: Author!
  }
  type Author {
    id: ID!
    name: String!
    books: [Book!]!
  }
  union SearchResult = Book | Author
  type BookPayload {
    book: Book
    errors: [String!]!
  }
  input BookInput {
    title: String!
    pages: Int
    authorId: ID
  }
`);

async function createApp() {
  const app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  onTestFinished(() => app.close());
  return app;
}

test('a field with @rest has a route, whose path, query string and body are its arguments', async () => {
  const app = await createApp();

  const one = await app.inject('/library/books/book-2');
  expect(one.json()).toMatchObject({ id: 'book-2', author: { id: expect.any(String) } });
  const list = await app.inject('/library/books?minPages=50&limit=3');
  expect(list.json().length).toBeGreaterThan(0);
  for (const { pages } of list.json()) expect(pages).toBeGreaterThanOrEqual(50);
  const found = await app.inject('/library/search?text=marlow');
  expect(found.json()[0]).toMatchObject({ __typename: 'Author', id: 'author-1' });

  const created = await app.inject({
    method: 'POST',
    url: '/library/books',
    payload: { title: 'Oak', pages: 12, authorId: 'author-2' },
  });
  expect(created.statusCode).toBe(201);
  expect(created.json().book).toMatchObject({
    title: 'Oak',
    pages: 12,
    author: { id: 'author-2' },
  });
  const { id } = created.json().book;
  const renamed = await app.inject({
    method: 'PATCH',
    url: `/library/books/${id}/title`,
    payload: { title: 'Ash' },
  });
  expect(renamed.json()).toMatchObject({ id, title: 'Ash' });
});

test('a declared route refuses invalid arguments and unknown ids, and obeys faults', async () => {
  const app = await createApp();

  const missing = await app.inject('/library/books/x');
  expect(missing.statusCode).toBe(404);
  const invalid = await app.inject('/library/books?minPages=many');
  expect(invalid.statusCode).toBe(400);
  expect(invalid.json().error).toContain('"minPages"');
  const failed = await app.inject({ url: '/library/books', headers: { 'x-mock-error': '503' } });
  expect(failed.statusCode).toBe(503);
});

test('the OpenAPI document describes declared routes', async () => {
  const app = await createApp();

  const { paths } = (await app.inject('/openapi.json')).json();

  expect(Object.keys(paths['/library/books'])).toEqual(['get', 'post']);
  expect(paths['/library/books'].get.parameters[0]).toEqual({
    name: 'minPages',
    in: 'query',
    required: false,
    schema: { type: 'integer' },
  });
});

test.each([
  ['type Query { a: Int @rest(method: FETCH, path: "/a") }', 'must have a method'],
  ['type Query { a: Int @rest(path: "a") }', 'must have a path such as'],
  ['type Query { a: Int @rest(path: "/a/:id") }', 'has :id in its path'],
  ['type Query { a: Int @rest(path: "/graphql") }', 'must have another path'],
  ['type Query { a: Int @rest(path: "/x") b: Int @rest(path: "/x") }', 'as Query.a'],
  ['type Query { a: A } type A { b: Int @rest(path: "/x") }', 'must be on a field of the types'],
])('%s is refused', (sdl, message) => {
  expect(findRouteProblem(parse(sdl).definitions)?.message).toContain(message);
});
