import { expect, test } from 'vitest';
import { countLines } from './textLines.ts';

/** Each character is one pixel wide. */
const measureText = (text: string) => text.length;

test.each([
  ['8:30 AM', 1],
  ['8:30 AM Daylight study', 2],
  ['Daylight studies of the hall', 3],
  ['One-to-one meeting', 2],
  ['Inventurvorbereitungen', 2],
  ['Die Inventurvorbereitungen', 3],
  ['Inventurvorbereitungen am Montag', 3],
])('breaks “%s” between words into %i lines', (text, lineCount) => {
  expect(countLines(text, 14, measureText)).toBe(lineCount);
});
