import { expect, test } from 'vitest';
import type { Collection } from './collections.ts';
import { parseRows, readImport } from './parseImport.ts';

const createField = (name: string, kind: string) => ({
  ...{ name, inputName: name, kind, choices: [], isList: false, isReadOnly: false },
});

const books = {
  path: 'books',
  fields: [
    createField('title', 'TEXT'),
    createField('price', 'MONEY'),
    createField('pages', 'INTEGER'),
  ],
} as unknown as Collection;

test('a column with an unknown or a repeated title is not imported until its field is chosen', () => {
  const { file, columnFields } = readImport(books, 'Title,Prise,Title\nOak,12.5,Ash');
  expect(columnFields).toEqual(['title', '', '']);
  expect(parseRows(books, file, columnFields, 'en')).toEqual([{ title: 'Oak' }]);

  const chosen = ['', 'price', 'title'];
  expect(parseRows(books, file, chosen, 'en')).toEqual([{ title: 'Ash', price: 12.5 }]);
});

test.each(['de', 'en', 'fr', 'pt'])('12.5 and 12,5 are the same price in %s', (language) => {
  const { file, columnFields } = readImport(books, 'title;price\nOak;12.5\nAsh;12,5\nElm;"€ 12,5"');

  expect(parseRows(books, file, columnFields, language)).toEqual([
    { title: 'Oak', price: 12.5 },
    { title: 'Ash', price: 12.5 },
    { title: 'Elm', price: 12.5 },
  ]);
});
