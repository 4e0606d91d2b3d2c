import { expect, test } from 'vitest';
import { toHtml } from './description.ts';

test('HTML is unchanged', () => {
  expect(toHtml('<p>Call <strong>before</strong> noon</p>')).toBe(
    '<p>Call <strong>before</strong> noon</p>',
  );
});

test('plain text becomes paragraphs, and cannot become markup', () => {
  expect(toHtml('Desks < 80 cm\n\nAsk Rui & Ines')).toBe(
    '<p>Desks &lt; 80 cm</p><p>Ask Rui &amp; Ines</p>',
  );
});

test('the state of an editor becomes its text', () => {
  const blockMap = { a: { text: 'First' }, b: { text: 'Second' } };

  expect(toHtml({ _immutable: { currentContent: { blockMap } } })).toBe(
    '<p>First</p><p>Second</p>',
  );
});

test('raw blocks become their text', () => {
  expect(toHtml({ blocks: [{ text: 'Measure twice' }] })).toBe('<p>Measure twice</p>');
});

test.each([null, undefined, 7, '', {}, []])('%o is an empty description', (description) => {
  expect(toHtml(description)).toBe('');
});
