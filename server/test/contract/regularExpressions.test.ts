import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Folders whose code does not run in the server. */
const skipped = ['node_modules', 'gql', 'test', 'tools', 'sample'];

function* listSources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !skipped.includes(entry.name)) yield* listSources(path);
    if (/\.(ts|js|mjs)$/.test(entry.name) && !entry.name.includes('.test.')) yield path;
  }
}

/** Finds regular expressions by the characters before them, which a division does not have. */
const literal =
  /(?:[=(,:!&|?{}[;\n>]|\breturn)\s*\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;

/** Lists the regular expressions of the server, by their first file. */
function listRegularExpressions() {
  const found = new Map<string, { source: string; flags: string; file: string }>();
  for (const path of listSources(root)) {
    for (const [, source = '', flags = ''] of readFileSync(path, 'utf8').matchAll(literal)) {
      // A template string with slashes looks like a regular expression.
      if (source.includes('`')) continue;
      found.set(`/${source}/${flags}`, { source, flags, file: relative(root, path) });
    }
  }
  return [...found.values()];
}

const all = listRegularExpressions();

test('finds the regular expressions of the server', () => {
  expect(all.length).toBeGreaterThan(60);
  for (const { source, flags } of all) expect(() => new RegExp(source, flags)).not.toThrow();
});

test('no regular expression takes more than linear time', {
  timeout: 300_000,
  tags: ['nightly'],
}, () => {
  const superlinear = all.flatMap(({ source, flags, file }) => {
    const { status } = checkSync(source, flags, { timeout: 20_000 });
    return status !== 'vulnerable' ? [] : [`${file}: /${source}/${flags} ${status}`];
  });

  expect(superlinear).toEqual([]);
});
