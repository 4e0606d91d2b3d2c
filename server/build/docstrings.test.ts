import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['server', 'client/app', 'client/state', 'client/build', 'client/codegen'];

test('no docstring begins with a question word: it names the thing, or what a function does', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('gql'))
      .map((path) => `${folder}/${path}`),
  );
  const beginnings = /\/\*\*(?:\s*\*)?\s+(?:What|Who|Where|Whoever|Whatever)\b.*/g;

  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(beginnings)].map(
      ([text]) => `${path}: ${text}`,
    ),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
