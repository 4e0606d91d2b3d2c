import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildSchema, parse, Source } from 'graphql';
import { expect, test } from 'vitest';
import { formatErrors } from './formatErrors.ts';
import { plugin } from './hooks.ts';
import { validateDocuments } from './validateDocuments.ts';

const root = join(import.meta.dirname, '../..');
const schema = buildSchema('type Query { task: Task } type Task { id: Int, title: String }');

/** Returns the formatted errors of documents. `files` contains the text of each document by its path. */
function validateFiles(files: Record<string, string>): string[] {
  const documents = Object.entries(files).map(([file, text]) => ({
    document: parse(new Source(text, join(root, file))),
  }));
  try {
    validateDocuments(schema, documents);
    return [];
  } catch (error) {
    return formatErrors(error, root);
  }
}

test('names the file, the line, the column and the field of each error', () => {
  const errors = validateFiles({
    'client/features/a/A.graphql': 'query A {\n  task {\n    id\n    name\n  }\n}',
    'client/features/b/B.graphql': 'query B {\n  job {\n    id\n  }\n}',
  });

  expect(errors).toEqual([
    'client/features/a/A.graphql:4:5 Cannot query field "name" on type "Task".',
    'client/features/b/B.graphql:2:3 Cannot query field "job" on type "Query".',
  ]);
});

test('names both files of two operations with the same name', () => {
  const errors = validateFiles({
    'client/features/a/A.graphql': 'query Tasks { task { id } }',
    'client/features/b/B.graphql': '\nquery Tasks { task { title } }',
  });

  expect(errors).toEqual([
    'client/features/a/A.graphql:1:7, client/features/b/B.graphql:2:7 There can be only one operation named "Tasks".',
  ]);
});

test('names the line and column of a syntax error', () => {
  expect(() => parse(new Source('query {{', join(root, 'client/a.graphql')))).toThrow(
    expect.toSatisfy(
      (error) => formatErrors(error, root)[0] === `client/a.graphql:1:8 ${error.message}`,
    ),
  );
});

test('generates a hook for each operation', () => {
  const query = 'query Task($id: Int!) { task(id: $id) { id } }';
  const code = plugin(schema, [{ document: parse(`${query} mutation Clear { clear { id } }`) }]);

  expect(code).toContain('export const useTaskQuery = (options: useQuery.Options<');
  expect(code).toContain('export const useClearMutation = (options?: useMutation.Options<');
});

test('generates no unused file', () => {
  const sources = ['client', 'server'].flatMap((folder) => listFiles(join(root, folder)));
  const imported = new Set(sources.flatMap(findImports));
  // Type declarations need no import.
  const generated = sources.filter(
    (path) => /\/(client|server)\/gql\//.test(path) && !path.endsWith('.d.ts'),
  );

  const unused = generated.filter((path) => !imported.has(path));

  expect(generated.length).toBeGreaterThan(20);
  expect(unused.map((path) => relative(root, path))).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Returns the paths of the files that a file imports. Imports in generated files have the extension `.js`. */
function findImports(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(
    ([, target = '']) => resolve(dirname(path), target.replace(/\.js$/, '.ts')),
  );
}
