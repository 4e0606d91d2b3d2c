import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { languages } from '../config.ts';
import { flattenTexts, readTexts } from '../testing/readFiles.ts';
import { setPluralRules } from './pluralRules.ts';

const files = readTexts();
const counts = [0, 1, 2, 1_000_000];

/** The counts that have the singular. */
const singular: Record<string, number[]> = { en: [1], de: [1], fr: [0, 1], pt: [1] };

test.each(Object.keys(languages))(
  'every counted text in %s has a form for each number',
  async (language) => {
    const i18n = createInstance();
    const namespaces = files.filter(([path]) => path.endsWith(`/${language}.json`));
    await i18n.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: Object.fromEntries(namespaces) },
      nsSeparator: '|',
      interpolation: { skipOnVariables: true, escapeValue: false },
    });
    setPluralRules(i18n);
    const t = i18n.t as (key: string, options: object) => string;

    const wrong = namespaces.flatMap(([path, nested]) => {
      const texts = new Map(flattenTexts(nested));
      const keys = [...texts.keys()].filter((key) => key.endsWith('_other'));
      return keys.flatMap((other) => {
        const key = other.slice(0, -'_other'.length);
        return counts
          .filter((count) => {
            const form = singular[language]?.includes(count) ? 'one' : 'other';
            const expected =
              (count === 0 && texts.get(`${key}_zero`)) || texts.get(`${key}_${form}`);
            const text = t(key, { ns: path, count, skipInterpolation: true });
            return text !== expected;
          })
          .map((count) => `${path}: ${key} with ${count}`);
      });
    });

    expect(wrong).toEqual([]);
  },
);

/** The texts whose number is a constant of at least two. */
const constantCounts =
  /ui\.password\.rule|diff\.shown|blockingOverlay.*block|notificationToasts.*seconds|import.*firstRows/;

test('a French text without a singular has no plural after its number', () => {
  const texts = files
    .filter(([path]) => path.endsWith('/fr.json'))
    .flatMap(([path, nested]) =>
      flattenTexts(nested).map(([key, text]) => [`${path}: ${key}`, text] as const),
    );
  const wrong = texts.filter(
    ([name, text]) =>
      !/_(one|other)$/.test(name) &&
      /\{\{count[^}]*\}\} (?!plus)(non )?\p{L}+s(?!\p{L})/u.test(text) &&
      !constantCounts.test(name),
  );

  expect(wrong).toEqual([]);
});
