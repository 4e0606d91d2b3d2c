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
const english = Object.entries(files).filter(([path]) => path.endsWith('/en.json'));
const others = Object.keys(languages).filter((language) => language !== 'en');

function flat(texts: Texts, prefix = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as const]
      : Object.entries(flat(text, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

const placeholders = (text = '') =>
  [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();

test.each(english)(
  'the texts of %s exist in each language with the same placeholders',
  (path, texts) => {
    const expected = flat(texts);

    for (const language of others) {
      const translated = flat(files[path.replace('en.json', `${language}.json`)] ?? {});

      expect(Object.keys(translated).sort(), language).toEqual(Object.keys(expected).sort());
      for (const [key, text] of Object.entries(expected)) {
        expect(translated[key]?.trim(), `${language}: ${key}`).not.toBe('');
        expect(placeholders(translated[key]), `${language}: ${key}`).toEqual(placeholders(text));
      }
    }
  },
);

test('French punctuation has a non-breaking space before it', () => {
  const torn = Object.entries(files)
    .filter(([path]) => path.endsWith('/fr.json'))
    .flatMap(([, texts]) => Object.values(flat(texts)).filter((text) => / [:;?»]|« /.test(text)));

  expect(torn).toEqual([]);
});

test('no text contains an exclamation mark', () => {
  const loud = Object.entries(files).flatMap(([path, texts]) =>
    Object.values(flat(texts))
      .filter((text) => text.includes('!'))
      .map((text) => `${path}: ${text}`),
  );

  expect(loud).toEqual([]);
});
