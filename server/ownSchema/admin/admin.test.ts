import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../../test/testApp.ts';
import { createOwnDefinition } from '../ownDefinition.ts';

const typeDefs = parse(/* GraphQL */ `
  type Query {
    books(first: Int): [Book!]!
    viewer: Author!
  }
  type Book {
    id: ID!
    title: String!
    price: Float!
    state: BookState!
    pages: Int
    coverUrl: String
    publishedAt: String
    createdAt: String!
    author: Author!
    tags: [Tag!]!
  }
  enum BookState {
    DRAFT
    PUBLISHED
  }
  type Author {
    id: ID!
    firstName: String!
    lastName: String!
    books: [Book!]!
  }
  type Tag {
    id: ID!
    name: String!
    books: [Book!]!
  }
`);

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildAppWithFrozenClock({ definition: createOwnDefinition(typeDefs) });
  return () => app.close();
});

const send = async (query: string, variables: object = {}) => {
  const payload = { query, variables };
  const response = await app.inject({ method: 'POST', url: '/gateway/graphql', payload });
  return response.json();
};

test('describes the fields of a collection', async () => {
  const { data } = await send(
    '{ collections { name path isMain rowCount titleFields pictureField fields { name inputName kind isRequired targets } } }',
  );
  const [book, author, tag] = data.collections;

  expect(book).toMatchObject({ path: 'books', isMain: true, rowCount: 20, titleFields: ['title'] });
  expect(book.pictureField).toBe('coverUrl');
  const kinds = book.fields.map(({ name, kind }: { name: string; kind: string }) => [name, kind]);
  expect(Object.fromEntries(kinds)).toEqual({
    title: 'TEXT',
    price: 'MONEY',
    state: 'ENUM',
    pages: 'INTEGER',
    coverUrl: 'PICTURE',
    publishedAt: 'DATE_TIME',
    createdAt: 'DATE_TIME',
    author: 'RELATION',
    tags: 'RELATION',
  });
  expect(author.titleFields).toEqual(['firstName', 'lastName']);
  expect(tag.isMain).toBe(false);
});

test('lists rows by filter, search and order, with the titles of related rows', async () => {
  const page = (args: string) =>
    send(`{ collectionRowPage(collection: "Book", ${args}) {
      total rows { id title values links { field rows { id title } } }
    } }`).then(({ data }) => data.collectionRowPage);

  const drafts = await page('filters: [{ field: "state", value: "DRAFT" }]');
  const some = await page(
    'filters: [{ field: "state", value: "DRAFT" }, { field: "state", value: "PUBLISHED" }, { field: "author", value: "author-1" }]',
  );
  const sorted = await page('sortBy: "pages", isDescending: true, page: 2, perPage: 5');
  const ofAuthor = await page('filters: [{ field: "author", value: "author-1" }]');
  const found = await page(`q: "${drafts.rows[0].title.slice(0, 6)}"`);

  expect(drafts.total).toBe(drafts.rows.length);
  expect(new Set(drafts.rows.map((row: { values: object }) => row.values))).not.toContain(
    'PUBLISHED',
  );
  const pages = sorted.rows.map((row: { values: { pages: number } }) => row.values.pages);
  expect(pages).toEqual(pages.toSorted((a: number, b: number) => b - a));
  expect(pages).toHaveLength(5);
  expect(ofAuthor.rows[0].links[0]).toMatchObject({ field: 'author', rows: [{ id: 'author-1' }] });
  expect(some.total).toBe(ofAuthor.total);
  expect(found.total).toBeGreaterThan(0);
});

test.each([
  [{ title: null }, 'title', 'must not be empty'],
  [{ pages: 'many' }, 'pages', 'must be a whole number'],
  [{ state: 'SOLD' }, 'state', 'must be one of DRAFT, PUBLISHED'],
  [{ publishedAt: 'soon' }, 'publishedAt', 'must be a date'],
  [{ author: 'author-99' }, 'author', 'must be the id of a row'],
  [{ colour: 'red' }, 'colour', 'is not a field of Book'],
])('refuses %j', async (values, field, message) => {
  const { errors } = await send(
    'mutation ($values: JSON!) { changeCollectionRow(path: "books", id: "book-2", values: $values) }',
    { values },
  );

  expect(errors[0].message).toContain(message);
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('writes relations, and shows the change in the data of the schema', async () => {
  await send(
    'mutation ($values: JSON!) { changeCollectionRow(path: "books", id: "book-2", values: $values) }',
    { values: { title: 'Oak', author: 'author-3', tags: ['tag-1', 'tag-2'] } },
  );

  const { data } = await sendGraphql(
    app,
    '{ books(first: 2) { title author { id } tags { id } } }',
  );
  expect(data.books[1]).toEqual({
    title: 'Oak',
    author: { id: 'author-3' },
    tags: [{ id: 'tag-1' }, { id: 'tag-2' }],
  });
});

test('restores removed rows at their places, with the rows that were removed with them', async () => {
  const read = async () =>
    JSON.stringify(await sendGraphql(app, '{ books { id title author { id } } }'));
  const before = await read();

  const { data } = await send(
    'mutation { removeCollectionRows(path: "authors", ids: ["author-1", "author-4"]) }',
  );
  const after = await read();
  await send('mutation ($removed: JSON!) { restoreCollectionRows(removed: $removed) }', {
    removed: data.removeCollectionRows,
  });

  expect(after).not.toBe(before);
  expect(await read()).toBe(before);
});

test('streams the changes of rows at the address of the controls', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/gateway/graphql',
    headers: { accept: 'text/event-stream' },
    payload: { query: 'subscription { changes(types: ["Nothing"]) { cursor } }' },
  });

  expect(response.headers['content-type']).toContain('text/event-stream');
  expect(response.body).toContain('must name object types');
});

test('several subscriptions of the dashboard share one stream', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/gateway/graphql/stream`;
  const token = await (await fetch(url, { method: 'PUT' })).text();
  const headers = { 'x-graphql-event-stream-token': token };
  const ended = new AbortController();
  onTestFinished(() => ended.abort());

  const stream = await fetch(url, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: ended.signal,
  });
  const operation = {
    query: 'subscription { changes { kind } }',
    extensions: { operationId: '1' },
  };
  const accepted = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });

  expect([stream.status, stream.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/event-stream'),
  ]);
  expect(accepted.status).toBe(202);
});
