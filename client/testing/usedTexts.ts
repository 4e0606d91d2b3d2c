import { flattenTexts, readFiles, readTexts } from './readFiles.ts';

const texts = readTexts();
export const sources = readFiles(/(?<!\.test)\.tsx?$/);

/** Returns a key without the plural suffix of i18next. */
const removePluralSuffix = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function findNamespace(path: string) {
  const [, name = 'app'] = path.match(/^(?:features|gallery)\/(\w+)\//) ?? [];
  const [, part] = path.match(/(?:^|\/)locales\/(\w+)\//) ?? [];
  return part ? `${name}/${part}` : name;
}

/** Returns the namespace of a text. The frame has the labels of the menu. */
function getNamespace(path: string, key: string) {
  const isFeature = /^features\/\w+\/locales\/\w+\.json$/.test(path);
  return isFeature && key.startsWith('menu.') ? 'app' : findNamespace(path);
}

/** Returns the texts of a language, by namespace and key. */
export function collectTexts(language: string) {
  const textsByNamespace = new Map<string, Map<string, string>>();
  for (const [path, nestedTexts] of texts.filter(([file]) => file.endsWith(`/${language}.json`))) {
    for (const [key, text] of flattenTexts(nestedTexts)) {
      const namespace = getNamespace(path, key);
      const namespaceTexts = textsByNamespace.get(namespace) ?? new Map<string, string>();
      textsByNamespace.set(namespace, namespaceTexts.set(key, text));
    }
  }
  return textsByNamespace;
}

export const english = collectTexts('en');
export const keysByNamespace = new Map(
  [...english].map(([namespace, namespaceTexts]) => [
    namespace,
    new Set([...namespaceTexts.keys()].map(removePluralSuffix)),
  ]),
);

/** Returns the namespaces that a source file uses. */
export function findUsedNamespaces(path: string, source: string) {
  const usedNamespaces = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'([\w/]+)'/g)].map(([, name = '']) => name),
  );
  return usedNamespaces.length > 0 ? usedNamespaces : [findNamespace(path), 'app'];
}

/** Returns the keys that a source file passes to `t`, and the namespaces that may contain them. */
export function findUsedKeys(path: string, source: string) {
  const fileNamespaces = findUsedNamespaces(path, source);
  const calls = source.matchAll(/\bt\(\s*'([\w.:-]+)'(?:,\s*\{[^}]*?\bns: '(\w+)')?/g);
  return [...calls].map(([, quoted = '', ns]) => {
    const [first = '', second] = quoted.split(':');
    if (second !== undefined) return { key: second, namespaces: [first] };
    return { key: first, namespaces: ns ? [ns] : fileNamespaces };
  });
}

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

/** Returns the texts that no source file uses: their English files and their keys. */
export const findUnusedTexts = (): { path: string; key: string }[] =>
  texts
    .filter(([path]) => path.endsWith('/en.json'))
    .flatMap(([path, nestedTexts]) =>
      flattenTexts(nestedTexts)
        .map(([key]) => ({ path, key, used: removePluralSuffix(key) }))
        .filter(
          ({ key, used }) => !literals.has(used) && !isComputed(getNamespace(path, key), used),
        )
        .map(({ key }) => ({ path, key })),
    );
