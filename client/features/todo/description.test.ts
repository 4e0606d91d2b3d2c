import { expect, test } from 'vitest';
import { htmlOf } from './description.ts';

test('HTML is unchanged', () => {
  expect(htmlOf('<p>Call <strong>before</strong> noon</p>')).toBe(
    '<p>Call <strong>before</strong> noon</p>',
  );
});

test('plain text becomes paragraphs, and cannot become markup', () => {
  expect(htmlOf('Desks < 80 cm\n\nAsk Rui & Ines')).toBe(
    '<p>Desks &lt; 80 cm</p><p>Ask Rui &amp; Ines</p>',
  );
});

test('the state of an editor becomes its text', () => {
  const blockMap = { a: { text: 'First' }, b: { text: 'Second' } };

  expect(htmlOf({ _immutable: { currentContent: { blockMap } } })).toBe(
    '<p>First</p><p>Second</p>',
  );
});

test('raw blocks become their text', () => {
  expect(htmlOf({ blocks: [{ text: 'Measure twice' }] })).toBe('<p>Measure twice</p>');
});

test.each([null, undefined, 7, '', {}, []])('%o is an empty description', (description) => {
  expect(htmlOf(description)).toBe('');
});
