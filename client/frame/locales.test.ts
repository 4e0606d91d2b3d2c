import { expect, test } from 'vitest';
import { languages } from '../config.ts';
import { flattenTexts, readTexts, type Texts } from '../testing/readFiles.ts';

const files = Object.fromEntries(readTexts());
const english = Object.entries(files).filter(([path]) => path.endsWith('/en.json'));
const otherLanguages = Object.keys(languages).filter((language) => language !== 'en');

const flatten = (texts: Texts) => Object.fromEntries(flattenTexts(texts));

const findPlaceholders = (text = '') =>
  [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();

test.each(english)(
  'the texts of %s exist in each language with the same placeholders',
  (path, texts) => {
    const expected = flatten(texts);

    for (const language of otherLanguages) {
      const translated = flatten(files[path.replace('en.json', `${language}.json`)] ?? {});

      expect(Object.keys(translated).sort(), language).toEqual(Object.keys(expected).sort());
      for (const [key, text] of Object.entries(expected)) {
        expect(translated[key]?.trim(), `${language}: ${key}`).not.toBe('');
        expect(findPlaceholders(translated[key]), `${language}: ${key}`).toEqual(
          findPlaceholders(text),
        );
      }
    }
  },
);

test('French texts have non-breaking spaces at colons, semicolons, question marks and quotation marks', () => {
  const textsWithBreakingSpace = Object.entries(files)
    .filter(([path]) => path.endsWith('/fr.json'))
    .flatMap(([, texts]) =>
      Object.values(flatten(texts)).filter((text) => / [:;?»]|« /.test(text)),
    );

  expect(textsWithBreakingSpace).toEqual([]);
});

test.each([
  ['en', '“”'],
  ['de', '„“'],
  ['fr', '«»'],
  ['pt', '«»'],
])('the texts in the language %s have only the quotation marks %s', (language, marks) => {
  const textsWithOtherMarks = Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .flatMap(([, texts]) => Object.values(flatten(texts)))
    .filter((text) => [...text].some((mark) => '"“”„«»'.includes(mark) && !marks.includes(mark)));

  expect(textsWithOtherMarks).toEqual([]);
});

test('no text contains an exclamation mark', () => {
  const textsWithExclamationMark = Object.entries(files).flatMap(([path, texts]) =>
    Object.values(flatten(texts))
      .filter((text) => text.includes('!'))
      .map((text) => `${path}: ${text}`),
  );

  expect(textsWithExclamationMark).toEqual([]);
});
