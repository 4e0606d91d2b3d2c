import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const paths = ['client', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(
      (path) =>
        /\.(ts|tsx|mjs)$/.test(path) && !/^(client|server)\/gql\/|\/node_modules\//.test(path),
    ),
);
const sources = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Names that have no meaning outside of their file. Standard terms have replaced them. */
const bannedNames = [
  ...['World', 'moved', 'told', 'known', 'said', 'withSelf', 'inTurn', 'TaskOnFile', 'TodoPlaces'],
  ...['tidy', 'carried', 'pulled', 'Dress', 'ways', 'lent', 'early', 'waiting', 'laterPart'],
  ...['face', 'skin'],
];
const bannedFiles = ['said.ts', 'books.ts', 'works.ts', 'marks.ts', 'wall.ts', 'follow.ts'];

/** Names that are allowed in some files, each for a reason. */
const exceptions: { files: RegExp; names: string[] }[] = [
  // The colour of the skin of a person in a drawing.
  {
    files:
      /^client\/(ui\/art\/|features\/dashboards\/cards\/|features\/\w+\/(scenes?\/|PlannerScene))/,
    names: ['skin'],
  },
  // The key in local storage, which browsers have stored.
  { files: /^client\/(data\/storage|e2e\/(customizer|frame)\.spec)\.ts$/, names: ['skin'] },
];

/** Returns the code of a source, without comments, strings and the texts of templates. */
const extractCode = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '));

test('no docstring begins with a question word', () => {
  const beginnings = /\/\*\*(?:\s*\*)?\s+(?:What|Who|Where|Whoever|Whatever)\b.*/g;

  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(beginnings)].map(([docstring]) => `${path}: ${docstring}`),
  );

  expect(sources.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});

test('no identifier or file has a banned name', () => {
  const banned = new RegExp(`(?<![\\w$.-])(?:${bannedNames.join('|')})(?![\\w$-])`, 'g');

  const found = sources.flatMap(({ path, text }) => {
    const allowed = exceptions.flatMap(({ files, names }) => (files.test(path) ? names : []));
    const names = new Set(Array.from(extractCode(text).matchAll(banned), ([name]) => name));
    return [...names].filter((name) => !allowed.includes(name)).map((name) => `${path}: ${name}`);
  });

  expect(paths.filter((path) => bannedFiles.includes(basename(path)))).toEqual([]);
  expect(found).toEqual([]);
});
