import { expect, test } from 'vitest';
import type { Subject } from './openSubject.tsx';
import { loadSources } from './sources.ts';
import { subjects } from './subjects.ts';

const folders = import.meta.glob<Subject>('../../gallery/*/index.ts', { eager: true });
const files = Object.keys(import.meta.glob('../../gallery/*/*.tsx'));
const texts = import.meta.glob<{ demos: Record<string, string> }>(
  '../../gallery/*/locales/en.json',
  { eager: true, import: 'default' },
);

const tests = import.meta.glob<string>('../../gallery/*/*.test.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const getFolderName = (path: string) => path.split('/')[3] ?? '';

test('each folder is a subject with its own address, and each subject has a folder', () => {
  const addresses = subjects.map(({ to }) => to);

  expect(Object.keys(folders).map(getFolderName).sort()).toEqual(
    subjects.map(({ id }) => id).sort(),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(Object.keys(texts).map(getFolderName))(
  '%s: each demo is used by a test beside it',
  (name) => {
    const { demos } = texts[`../../gallery/${name}/locales/en.json`] ?? { demos: {} };
    const source = tests[`../../gallery/${name}/${name}.test.tsx`] ?? '';

    // The title is a string, or a key in a list of similar demos.
    const isTested = (title: string) =>
      source.includes(`'${title}'`) || source.includes(` ${title}: `);
    expect(Object.values(demos).filter((title) => !isTested(title))).toEqual([]);
  },
);

test.each(
  Object.entries(folders).map(([path, subject]) => [getFolderName(path), subject] as const),
)('%s: each demo is the file of its name and has a title', (name, { demos, wideDemos = [] }) => {
  const demoNames = Object.keys(demos);

  for (const demo of demoNames) expect(files).toContain(`../../gallery/${name}/${demo}.tsx`);
  expect(Object.keys(texts[`../../gallery/${name}/locales/en.json`]?.demos ?? {})).toEqual(
    demoNames,
  );
  expect(demoNames).toEqual(expect.arrayContaining(wideDemos));
});

/** Returns whether an import works in every folder of `features/` with the same relative path. */
const isShared = (from: string) =>
  /^\.\.\/\.\.\/((ui|data|navigation|session|theme|gql)\/|config\.ts$)/.test(from);

test.each(
  Object.entries(folders).map(([path, subject]) => [getFolderName(path), subject] as const),
)('%s: the displayed source code of a demo includes its local imports', async (name, { demos }) => {
  for (const demo of Object.keys(demos)) {
    const sources = await loadSources(name, demo);
    const imports = sources.flatMap(({ code }) =>
      [...code.matchAll(/(?:from |import |\()'(\.\.?\/[^']+)'/g)].map(([, from = '']) => from),
    );
    const isIncluded = (from: string) => sources.some(({ fileName }) => from === `./${fileName}`);

    expect(imports.filter((from) => !isIncluded(from) && !isShared(from))).toEqual([]);
  }
});
