import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { csvOf } from './csv.ts';
import { readCsv } from './readCsv.ts';
import { tablePdf } from './tablePdf.ts';
import { xlsxOf } from './xlsx.ts';

interface Chair {
  name: string;
  price: number;
}

const columns: Column<Chair>[] = [
  { id: 'name', title: 'Name', cell: () => null, csv: ({ name }) => name },
  { id: 'price', title: 'Price', align: 'end', cell: () => null, csv: ({ price }) => price },
];
const chairs = [
  { name: 'Holm, oak & "ash"', price: 249.5 },
  { name: 'Two\nlines', price: 80 },
];

test('what was written as CSV is read again', () => {
  expect(readCsv(csvOf(columns, chairs))).toEqual([
    ['Name', 'Price'],
    ['Holm, oak & "ash"', '249.5'],
    ['Two\nlines', '80'],
  ]);
});

test.each([
  ['semicolons', 'Name;Price\r\nHolm, oak;249,5\r\n'],
  ['tabs', 'Name\tPrice\nHolm, oak\t249,5'],
])('a file with %s is read as well, empty lines are not', (_, text) => {
  expect(readCsv(`${text}\n\n`)).toEqual([
    ['Name', 'Price'],
    ['Holm, oak', '249,5'],
  ]);
});

test('a workbook is an archive whose table of contents finds every part', () => {
  const bytes = xlsxOf(columns, chairs);
  const view = new DataView(bytes.buffer);
  const text = new TextDecoder();
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);

  const files: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
    const nameLength = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    expect(view.getUint32(start, true)).toBe(0x04034b50);
    const size = view.getUint32(start + 18, true);
    const name = text.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    files[name] = text.decode(
      bytes.subarray(start + 30 + nameLength, start + 30 + nameLength + size),
    );
    at += 46 + nameLength;
  }

  expect(Object.keys(files)).toContain('[Content_Types].xml');
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('Holm, oak &amp; "ash"');
  expect(sheet).toContain('<c><v>249.5</v></c>');
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

test('a long table goes on over pages, with its titles on each', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    name: `Chair ${index}`,
    price: index,
  }));
  const file = String.fromCharCode(...tablePdf('Chairs', columns, many));

  expect(file.match(/\(Name\) Tj/g)?.length).toBe(3);
  expect(file).toContain('(Chair 119) Tj');
});
