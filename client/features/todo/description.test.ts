import { expect, test } from 'vitest';
import { toHtml } from './description.ts';

test('returns HTML unchanged', () => {
  expect(toHtml('<p>Call <strong>before</strong> noon</p>')).toBe(
    '<p>Call <strong>before</strong> noon</p>',
  );
});

test('converts plain text to paragraphs and escapes markup', () => {
  expect(toHtml('Desks < 80 cm\n\nAsk Rui & Ines')).toBe(
    '<p>Desks &lt; 80 cm</p><p>Ask Rui &amp; Ines</p>',
  );
});

test('converts the state of a draft-js editor to paragraphs', () => {
  const blockMap = { a: { text: 'First' }, b: { text: 'Second' } };

  expect(toHtml({ _immutable: { currentContent: { blockMap } } })).toBe(
    '<p>First</p><p>Second</p>',
  );
});

test('converts the raw blocks of a draft-js editor to paragraphs', () => {
  expect(toHtml({ blocks: [{ text: 'Measure twice' }] })).toBe('<p>Measure twice</p>');
});

test.each([null, undefined, 7, '', {}, []])('returns an empty text for %o', (description) => {
  expect(toHtml(description)).toBe('');
});
