import { parse } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    books: [Book!]!
    shop: Shop!
  }
  type Book {
    id: ID!
    title: String!
    pages: Int
    state: BookState!
  }
  enum BookState {
    DRAFT
    PUBLISHED
  }
  type Shop {
    name: String!
  }
`);

test('the OpenAPI document contains the routes of the collections and of the gateway', async () => {
  const app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  onTestFinished(() => app.close());

  const response = await app.inject('/openapi.json');
  expect(response.statusCode).toBe(200);
  const { paths, components } = response.json();

  expect(Object.keys(paths['/books'])).toEqual(['get', 'post']);
  expect(Object.keys(paths['/books/{id}'])).toEqual(
    expect.arrayContaining(['get', 'put', 'patch', 'delete']),
  );
  expect(Object.keys(paths['/shop'])).toEqual(['get', 'put', 'patch']);
  expect(components.schemas.Book.properties).toMatchObject({
    title: { type: 'string' },
    pages: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    state: { type: 'string', enum: ['DRAFT', 'PUBLISHED'] },
  });
  expect(Object.keys(paths)).toContain('/gateway/undo');
});
