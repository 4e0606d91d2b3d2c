import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTypes } from '../../start/writeTypes.ts';

const sdl = `
  scalar ISBN
  type Query { books(q: String): [Book!]! bestBook(by: BestBy!): Book }
  type Mutation { publishBook(id: ID!): Book! }
  type Book { id: ID! title: String! isbn: ISBN! state: BookState author: Author! }
  type Author { id: ID! name: String! }
  enum BookState { DRAFT PUBLISHED }
  input BestBy { year: Int! state: BookState }
`;

/** Writes a configuration beside its types, and returns the errors of the compiler. */
async function compile(config: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const schemaFile = join(folder, 'my.graphql');
  writeFileSync(schemaFile, sdl);
  await writeTypes({ files: [schemaFile] });
  const file = join(folder, 'frontdesk.config.ts');
  writeFileSync(file, `import type { Config } from './frontdesk.types.ts';\n${config}`);
  const compiler = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--module', 'esnext'];
  try {
    execFileSync(compiler, [...options, '--moduleResolution', 'bundler', '--types', '', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('the types of a schema accept a configuration that fits it, and name each entry that does not', async () => {
  expect(
    await compile(`export default {
      rows: { Book: 50 },
      fixedRows: { Author: [{ id: 'ines', name: 'Ines' }] },
      generators: { Book: { title: ({ number }) => 'Book ' + number } },
      scalars: { ISBN: ({ number }) => number },
      resolvers: {
        Query: { bestBook: (_, { by }, { rows }) => rows.list('Book').find(({ state }) => state === by.state) },
        Mutation: { publishBook: (_, { id }, { rows }) => rows.change('Book', id, { state: 'PUBLISHED' }) },
        Author: { name: ({ name }) => name.toUpperCase() },
      },
      permissions: { Mutation: { publishBook: ({ headers }) => headers['x-role'] === 'editor' } },
    } satisfies Config;`),
  ).toBe('');

  const errors = await compile(`export default {
    rows: { Boook: 1 },
    resolvers: { Mutation: { publishBook: (_, { id }, { rows }) => rows.change('Book', id, { state: 'X' }) } },
  } satisfies Config;`);
  expect(errors).toMatch(/frontdesk\.config\.ts\(3,/);
  expect(errors).toMatch(/'Boook' does not exist|Boook/);
  expect(errors).toMatch(/'"X"' is not assignable/);
});
