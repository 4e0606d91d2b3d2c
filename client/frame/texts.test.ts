import { expect, test } from 'vitest';
import { languages } from '../config.ts';
import { flattenTexts, readFiles, readTexts } from '../testing/readFiles.ts';

const texts = readTexts();
const sources = readFiles(/(?<!\.test)\.tsx?$/);

/** Returns a key without the plural suffix of i18next. */
const removePluralSuffix = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function findNamespace(path: string) {
  const [, name = 'app'] = path.match(/^(?:features|gallery)\/(\w+)\//) ?? [];
  const [, part] = path.match(/(?:^|\/)locales\/(\w+)\//) ?? [];
  return part ? `${name}/${part}` : name;
}

/** Returns the texts of a language, by namespace and key. The frame has the labels of the menu. */
function collectTexts(language: string) {
  const textsByNamespace = new Map<string, Map<string, string>>();
  for (const [path, nestedTexts] of texts.filter(([file]) => file.endsWith(`/${language}.json`))) {
    const isFeature = /^features\/\w+\/locales\/\w+\.json$/.test(path);
    for (const [key, text] of flattenTexts(nestedTexts)) {
      const namespace = isFeature && key.startsWith('menu.') ? 'app' : findNamespace(path);
      const namespaceTexts = textsByNamespace.get(namespace) ?? new Map<string, string>();
      textsByNamespace.set(namespace, namespaceTexts.set(key, text));
    }
  }
  return textsByNamespace;
}

const english = collectTexts('en');
const keysByNamespace = new Map(
  [...english].map(([namespace, namespaceTexts]) => [
    namespace,
    new Set([...namespaceTexts.keys()].map(removePluralSuffix)),
  ]),
);

/** Returns the namespaces that a source file uses. */
function findUsedNamespaces(path: string, source: string) {
  const usedNamespaces = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'([\w/]+)'/g)].map(([, name = '']) => name),
  );
  return usedNamespaces.length > 0 ? usedNamespaces : [findNamespace(path), 'app'];
}

/** Returns the keys that a source file passes to `t`, and the namespaces that may contain them. */
function findUsedKeys(path: string, source: string) {
  const fileNamespaces = findUsedNamespaces(path, source);
  const calls = source.matchAll(/\bt\(\s*'([\w.:-]+)'(?:,\s*\{[^}]*?\bns: '(\w+)')?/g);
  return [...calls].map(([, quoted = '', ns]) => {
    const [first = '', second] = quoted.split(':');
    if (second !== undefined) return { key: second, namespaces: [first] };
    return { key: first, namespaces: ns ? [ns] : fileNamespaces };
  });
}

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

/** All string literals of the source files, and a pattern for each template literal. */
const literals = new Set<string>();
const patterns: { namespaces?: string[]; pattern: RegExp }[] = [];
for (const [path, source] of sources) {
  for (const [, text = ''] of source.matchAll(/'([\w.:-]+)'/g)) {
    literals.add(text.replace(/^\w+:/, ''));
  }
  for (const [, quoted = ''] of source.matchAll(/`((?:\w+:)?[\w.-]*\$\{[^`]*)`/g)) {
    const text = quoted.replace(/^\$\{\w+\}:/, '');
    const parts = text.replace(/^\w+:/, '').split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
    if (parts.some((part) => /[^\w.-]/.test(part)) || parts.join('') === '') continue;
    patterns.push({
      // A namespace that is computed can be any namespace.
      namespaces: text === quoted ? findUsedNamespaces(path, source) : undefined,
      pattern: new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`),
    });
  }
}

const isComputed = (namespace: string, key: string) =>
  patterns.some(
    ({ namespaces, pattern }) =>
      (!namespaces || namespaces.includes(namespace) || namespace === 'app') && pattern.test(key),
  );

test('each text is used by a source file', () => {
  const unused = [...keysByNamespace].flatMap(([namespace, keys]) =>
    [...keys]
      .filter((key) => !literals.has(key) && !isComputed(namespace, key))
      .map((key) => `${namespace}: ${key}`),
  );

  expect(unused).toEqual([]);
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
