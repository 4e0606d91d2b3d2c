import { expect, test } from 'vitest';
import { languages } from '../config.ts';
import {
  collectTexts,
  english,
  findUnusedTexts,
  findUsedKeys,
  findUsedNamespaces,
  keysByNamespace,
  sources,
} from '../testing/usedTexts.ts';

test('shared components use no texts of features', () => {
  const usedNamespaces = sources
    .filter(([path]) => path.startsWith('ui/'))
    .flatMap(([path, source]) => findUsedNamespaces(path, source));

  expect([...new Set(usedNamespaces)]).toEqual(['app']);
});

test('each key that a source file uses has a text', () => {
  const missing = sources.flatMap(([path, source]) =>
    findUsedKeys(path, source)
      .filter(
        ({ key, namespaces }) => !namespaces.some((name) => keysByNamespace.get(name)?.has(key)),
      )
      .map(({ key }) => `${path}: ${key}`),
  );

  expect(missing).toEqual([]);
});

test('each text is used by a source file', () => {
  expect(findUnusedTexts()).toEqual([]);
});

/** Single words can be the same in two languages. Names are the same in all languages. */
const properNames = ['Ines Okafor'];
const canBeSame = (text: string) =>
  properNames.includes(text) || !/\p{L}{3}.*\s.*\p{L}{3}/u.test(text);

test.each(Object.keys(languages).filter((language) => language !== 'en'))(
  'each text is translated into the language %s',
  (language) => {
    const translated = collectTexts(language);
    const untranslated = [...english].flatMap(([namespace, namespaceTexts]) =>
      [...namespaceTexts]
        .filter(([key, text]) => translated.get(namespace)?.get(key) === text)
        .filter(([, text]) => !canBeSame(text.replace(/\{\{.*?\}\}/g, '')))
        .map(([key, text]) => `${namespace}: ${key} = ${text}`),
    );

    expect(untranslated).toEqual([]);
  },
);
