import { expect, test } from 'vitest';
import { languages } from '../config.ts';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>(
  [
    '../features/*/locales/**/*.json',
    '../gallery/*/locales/*.json',
    './locales/*.json',
    './*/locales/*.json',
  ],
  { eager: true, import: 'default' },
);
const sources = import.meta.glob<string>(
  ['../{app,features,gallery,state,ui}/**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'],
  { eager: true, import: 'default', query: '?raw' },
);

function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );
}

/** A key without the form i18next chooses by number. */
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function namespaceOf(path: string) {
  const [, name = 'app'] = path.match(/(?:features|gallery|^\.)\/(?!locales\/)(\w+)\/.*/) ?? [];
  const [, part] = path.match(/\/locales\/(\w+)\//) ?? [];
  return part ? `${name}/${part}` : name;
}

function keysOf(language: string) {
  const all = new Map<string, Map<string, string>>();
  for (const [path, texts] of Object.entries(files)) {
    if (path.endsWith(`/${language}.json`)) all.set(namespaceOf(path), new Map(flat(texts)));
  }
  return all;
}

const english = keysOf('en');
const keysByNamespace = new Map(
  [...english].map(([namespace, texts]) => [namespace, new Set([...texts.keys()].map(base))]),
);

/** Returns the namespaces that a file uses. */
function namespacesOf(path: string, source: string) {
  const named = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w/]+)'/g)].map(([, name = '']) => name),
  );
  return named.length > 0 ? named : [namespaceOf(path), 'app'];
}

/** Returns the keys that a file passes to `t`, and the namespaces that may contain them. */
function keysIn(path: string, source: string) {
  const own = namespacesOf(path, source);
  const calls = source.matchAll(/\bt\(\s*'([\w.:-]+)'(?:,\s*\{[^}]*?\bns: '(\w+)')?/g);
  return [...calls].map(([, quoted = '', ns]) => {
    const [first = '', second] = quoted.split(':');
    if (second !== undefined) return { key: second, namespaces: [first] };
    return { key: first, namespaces: ns ? [ns] : own };
  });
}

test('each key that the source uses has a text', () => {
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    keysIn(path, source)
      .filter(
        ({ key, namespaces }) => !namespaces.some((name) => keysByNamespace.get(name)?.has(key)),
      )
      .map(({ key }) => `${path}: ${key}`),
  );

  expect(missing).toEqual([]);
});

/** All string literals, and all values that a template literal can have. */
const literals = new Set<string>();
const patterns: { namespaces?: string[]; pattern: RegExp }[] = [];
for (const [path, source] of Object.entries(sources)) {
  for (const [, text = ''] of source.matchAll(/'([\w.:-]+)'/g)) {
    literals.add(text.replace(/^\w+:/, ''));
  }
  for (const [, quoted = ''] of source.matchAll(/`((?:\w+:)?[\w.-]*\$\{[^`]*)`/g)) {
    const text = quoted.replace(/^\$\{\w+\}:/, '');
    const parts = text.replace(/^\w+:/, '').split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
    if (parts.some((part) => /[^\w.-]/.test(part)) || parts.join('') === '') continue;
    patterns.push({
      // A dynamic namespace can be any.
      namespaces: text === quoted ? namespacesOf(path, source) : undefined,
      pattern: new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`),
    });
  }
}

const isMade = (namespace: string, key: string) =>
  patterns.some(
    ({ namespaces, pattern }) =>
      (!namespaces || namespaces.includes(namespace) || namespace === 'app') && pattern.test(key),
  );

test('each text is used by the source', () => {
  const unused = [...keysByNamespace].flatMap(([namespace, keys]) =>
    [...keys]
      .filter((key) => !literals.has(key) && !isMade(namespace, key))
      .map((key) => `${namespace}: ${key}`),
  );

  expect(unused).toEqual([]);
});

/** Single words may be the same in two languages, and names are the same in all. */
const names = ['Ines Okafor'];
const isSameAnyway = (text: string) =>
  names.includes(text) || !/\p{L}{3}.*\s.*\p{L}{3}/u.test(text);

test.each(Object.keys(languages).filter((language) => language !== 'en'))(
  'each text is translated: %s',
  (language) => {
    const translated = keysOf(language);
    const left = [...english].flatMap(([namespace, texts]) =>
      [...texts]
        .filter(([key, text]) => translated.get(namespace)?.get(key) === text)
        .filter(([, text]) => !isSameAnyway(text.replace(/\{\{.*?\}\}/g, '')))
        .map(([key, text]) => `${namespace}: ${key} = ${text}`),
    );

    expect(left).toEqual([]);
  },
);
