import { expect, test } from 'vitest';
import { subjects } from './families.ts';
import { loadSources } from './sources.ts';
import type { Subject } from './subjects.tsx';

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

const nameOf = (path: string) => path.split('/')[3] ?? '';

test('each folder is a subject with its own address, and vice versa', () => {
  const addresses = subjects.map(({ to }) => to);

  expect(Object.keys(folders).map(nameOf).sort()).toEqual(subjects.map(({ id }) => id).sort());
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(Object.keys(texts).map(nameOf))('%s: each demo is used by a test beside it', (name) => {
  const { demos } = texts[`../../gallery/${name}/locales/en.json`] ?? { demos: {} };
  const source = tests[`../../gallery/${name}/${name}.test.tsx`] ?? '';

  // As a string, or as the key in a list of similar demos.
  const isNamed = (title: string) =>
    source.includes(`'${title}'`) || source.includes(` ${title}: `);
  expect(Object.values(demos).filter((title) => !isNamed(title))).toEqual([]);
});

test.each(Object.entries(folders).map(([path, subject]) => [nameOf(path), subject] as const))(
  '%s: each demo is the file of its name and has a title',
  (name, { demos, wideDemos = [] }) => {
    const named = Object.keys(demos);

    for (const demo of named) expect(files).toContain(`../../gallery/${name}/${demo}.tsx`);
    expect(Object.keys(texts[`../../gallery/${name}/locales/en.json`]?.demos ?? {})).toEqual(named);
    expect(named).toEqual(expect.arrayContaining(wideDemos));
  },
);

/** Imports with the same relative path work in every folder of `features/`. */
const isShared = (from: string) => /^\.\.\/\.\.\/((ui|state|gql)\/|config\.ts$)/.test(from);

test.each(Object.entries(folders).map(([path, subject]) => [nameOf(path), subject] as const))(
  '%s: the shown code of a demo is complete',
  async (name, { demos }) => {
    for (const demo of Object.keys(demos)) {
      const shown = await loadSources(name, demo);
      const needed = shown.flatMap(({ code }) =>
        [...code.matchAll(/(?:from |import |\()'(\.\.?\/[^']+)'/g)].map(([, from = '']) => from),
      );
      const isShown = (from: string) => shown.some(({ fileName }) => from === `./${fileName}`);

      expect(needed.filter((from) => !isShown(from) && !isShared(from))).toEqual([]);
    }
  },
);
