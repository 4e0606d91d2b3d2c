import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { parseTable } from './parseTable.ts';

const createFile = (text: string, name = 'people.csv') =>
  new File([text], name, { type: 'text/csv' });

test('an imported file is shown as a searchable table', async () => {
  const { user } = await renderRoute('/extensions/import');
  const card = getDemo('From a file');
  const selectFile = (file: File) =>
    user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);

  await selectFile(createFile('\uFEFFName;City\r\n"Ito; Ana";Lisbon\r\nBen;Lyon\r\n'));
  expect(await card.findByRole('heading', { name: 'people.csv' })).toBeVisible();
  expect(card.getByRole('cell', { name: 'Ito; Ana' })).toBeVisible();
  await user.type(card.getByRole('searchbox'), 'lyon');
  expect(await card.findByText('1 row')).toBeVisible();
  expect(card.queryByRole('cell', { name: 'Ito; Ana' })).toBeNull();

  await selectFile(createFile('Name,City\nBen\n'));
  expect(
    await card.findByText('Line 2 does not have as many fields as the first line.'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();

  await user.click(card.getByRole('button', { name: 'Try an example' }));
  expect(await card.findByRole('cell', { name: 'Screen, 24"' })).toBeVisible();
});

test.each([
  [
    'Name\tCity\nAna\tLyon',
    [
      ['Name', 'City'],
      ['Ana', 'Lyon'],
    ],
  ],
  [
    'a,b\n\n"1\n2",""\n',
    [
      ['a', 'b'],
      ['1\n2', ''],
    ],
  ],
])('parses %j as a table', (text, rows) => {
  expect(parseTable(text)).toEqual(rows);
});

test.each([
  ['PK\0\u0003', 'binary'],
  ['a,b\n"1,2', 'quote'],
  ['a,b\n', 'empty'],
  ['a,b\n1,2,3', 'columns'],
])('throws an error for %j', (text, code) => {
  expect(() => parseTable(text)).toThrow(code);
});
