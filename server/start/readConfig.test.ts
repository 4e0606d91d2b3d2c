import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildAppWithFrozenClock, sendGraphql } from '../test/testApp.ts';
import { loadOwnSchema } from './loadOwnSchema.ts';

const sdl = `
  type Query { books: [Book!]! shelf(name: String!): String! }
  type Mutation { publishBook(id: ID!): Book! }
  type Book { id: ID! title: String! pages: Int! isPublished: Boolean! author: Author! }
  type Author { id: ID! name: String! }
`;

/** Returns the definition of a schema with a configuration beside it. */
function load(config: string, name = 'frontdesk.config.mjs') {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'my.graphql');
  writeFileSync(file, sdl);
  writeFileSync(join(folder, name), config);
  return loadOwnSchema({ files: [file], jsonServer: '1' }, () => undefined);
}

test('a configuration states rows, values and resolvers', async () => {
  const definition = await load(`export default {
    rows: { Book: 3 },
    fixedRows: { Author: [{ id: 'ines', name: 'Ines' }] },
    generators: { Book: { pages: ({ number }) => number * 100 } },
    resolvers: {
      Query: { shelf: (_, { name }, { rows }) => name + ': ' + rows.list('Book').length },
      Mutation: { publishBook: (_, { id }, { rows }) => rows.change('Book', id, { isPublished: true }) },
    },
  };`);
  const app = await buildAppWithFrozenClock({ definition });
  onTestFinished(() => app.close());

  const { data } = await sendGraphql(
    app,
    'mutation { publishBook(id: "book-2") { isPublished pages author { name } } }',
  );
  const read = await sendGraphql(
    app,
    '{ shelf(name: "A") books { pages isPublished author { id } } }',
  );

  expect(data.publishBook).toEqual({ isPublished: true, pages: 200, author: { name: 'Ines' } });
  expect(read.data.shelf).toBe('A: 3');
  expect(read.data.books).toHaveLength(3);
  expect(read.data.books[1]).toMatchObject({ isPublished: true, author: { id: 'ines' } });
});

test.each([
  ['export default { rows: { Bok: 3 } };', 'rows.Bok must name an object type of the schema.'],
  [
    'export default { generators: { Book: { page: () => 1 } } };',
    'generators.Book.page must name a field',
  ],
  ['export default 5;', 'must have an object as its default export'],
  ['throw new Error("No rows.");', 'frontdesk.config.mjs:1:7 No rows.'],
])('refuses %s', async (config, message) => {
  await expect(load(config)).rejects.toThrow(message);
});

test('a configuration can be TypeScript, with permissions of root fields', async () => {
  const definition = await load(
    `import type { Config } from './frontdesk.types.ts';

export default {
  permissions: { Mutation: { publishBook: ({ headers }): boolean => headers['x-role'] === 'editor' } },
} satisfies Config;
`,
    'frontdesk.config.ts',
  );
  const app = await buildAppWithFrozenClock({ definition });
  onTestFinished(() => app.close());
  const publish = (role: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-role': role },
      payload: { query: 'mutation { publishBook(id: "book-2") { id } }' },
    });

  expect((await publish('guest')).json().errors[0]).toMatchObject({
    message: 'Forbidden: the permission of publishBook refuses the request.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect((await publish('editor')).json().errors).toBeUndefined();
});

test.each([
  [
    'export default {\n  rows: { Book: 3 },\n  generators: { Book: { size: () => 1 } },\n};',
    ':3:25',
  ],
  ['export default {\n  clock: "noon" as string,\n};', ':2:3'],
  ['export default {\n  row: 3,\n};', ':2:3'],
  ['export default {\n  rows: { Book 3 },\n};', ':2:18'],
])('an error in TypeScript names its line: %s', async (config, place) => {
  await expect(load(config, 'frontdesk.config.ts')).rejects.toThrow(`frontdesk.config.ts${place} `);
});
