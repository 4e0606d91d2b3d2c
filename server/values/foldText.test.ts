import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, indexOfFolded } from './foldText.ts';

test.each([
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['I\u0307stanbul', 'istanbul'],
  ['ＴＥＡ　１', 'tea 1'],
  ['ｶﾞ', 'ガ'],
  ['Cafe\u0301', 'café'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΟΔΟΣΣ', 'οδοσσ'],
  ['ﬁnance', 'Finance'],
  ['\u00c5', '\u212b'],
])('"%s" and "%s" are the same text', (text, other) => {
  expect(foldText(text)).toBe(foldText(other));
});

test.each([
  ['Muller', 'Müller'],
  ['resume', 'résumé'],
])('"%s" and "%s" are different texts', (text, other) => {
  expect(foldText(text)).not.toBe(foldText(other));
});

test('folding a text in any form, or twice, has the same result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
        expect(foldText(text.normalize(form))).toBe(folded);
      }
    }),
  );
});

test('the position of a found text is a position in the original text', () => {
  expect(indexOfFolded('Straße in İstanbul', 'istanbul')).toBe('Straße in '.length);
  expect(indexOfFolded('ﬁne tea', 'TEA')).toBe(4);
  expect(indexOfFolded('Tea', 'coffee')).toBe(-1);
});
