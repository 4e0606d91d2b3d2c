import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAsset } from '../../testing/readAsset.ts';
import { readPdf } from '../../testing/readPdf.ts';
import type { Column } from './column.ts';
import { createTablePdf } from './createTablePdf.ts';
import { toCsv } from './csv.ts';
import { readCsv } from './readCsv.ts';
import { toXlsx } from './xlsx.ts';

interface Chair {
  name: string;
  price: number;
  madeOn?: string;
}

const columns: Column<Chair>[] = [
  { id: 'name', title: 'Name', cell: () => null, getExportedValue: ({ name }) => name },
  {
    id: 'price',
    title: 'Price',
    align: 'end',
    cell: () => null,
    getExportedValue: ({ price }) => price,
  },
  {
    id: 'madeOn',
    title: 'Made on',
    cell: () => null,
    getExportedValue: ({ madeOn }) => madeOn && new Date(madeOn),
  },
];
const chairs: Chair[] = [
  { name: 'Holm, oak & "ash"', price: 249.5, madeOn: '2026-03-09' },
  { name: 'Two\nlines', price: 80 },
];

beforeEach(() => {
  vi.stubGlobal('fetch', readAsset);
  return () => vi.unstubAllGlobals();
});

/** Returns the files in a workbook by their path. */
async function unzipWorkbook(workbook: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, strFromU8(content)]),
  );
}

test('reads a CSV file that was written by toCsv', () => {
  expect(readCsv(toCsv(columns, chairs))).toEqual([
    ['Name', 'Price', 'Made on'],
    ['Holm, oak & "ash"', '249.5', '2026-03-09'],
    ['Two\nlines', '80', ''],
  ]);
});

test.each([',', ';', '\t'] as const)(
  'reads every text as it was before the export with %j',
  (separator) => {
    const names = [
      '=1+1',
      '+1 (213) 555',
      '-x',
      "'=1",
      "''@y",
      "O'Neil",
      "'quoted'",
      ' =1',
      '1;2,3',
      'a "b"',
    ];
    const rows = names.map((name) => ({ name, price: 1 }));

    const lines = readCsv(toCsv(columns, rows, separator));

    expect(lines.slice(1).map(([name]) => name)).toEqual(names);
  },
);

test.each([
  ['semicolons', 'Name;Price\r\nHolm, oak;249,5\r\n'],
  ['tabs', 'Name\tPrice\nHolm, oak\t249,5'],
])('reads a file separated by %s and skips empty lines', (_, text) => {
  expect(readCsv(`${text}\n\n`)).toEqual([
    ['Name', 'Price'],
    ['Holm, oak', '249,5'],
  ]);
});

test('writes numbers, dates and texts as cells of their types, and no formulas', async () => {
  const rows = [...chairs, { name: '=1+1', price: -3 }];

  const files = await unzipWorkbook(await toXlsx(columns, rows));

  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const cells = new Map(
    [...sheet.matchAll(/<c r="(\w+)"([^>]*)>(.*?)<\/c>/g)].map(([, place = '', kind, value]) => [
      place,
      `${/t="(\w+)"/.exec(kind ?? '')?.[1] ?? 'n'} ${value}`,
    ]),
  );
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(
    ([, text]) => text,
  );
  expect(cells.get('B2')).toBe('n <v>249.5</v>');
  // Days since 30 December 1899.
  expect(cells.get('C2')).toBe('n <v>46090</v>');
  expect(files['xl/styles.xml']).toContain('yyyy-mm-dd');
  expect(cells.get('A4')).toMatch(/^s /);
  expect(texts).toContain('=1+1');
  expect(texts).toContain('Holm, oak &amp; "ash"');
  expect(sheet).not.toContain('<f>');
});

test('writes a sheet from right to left on request', async () => {
  const getSheet = async (isRightToLeft: boolean) =>
    (await unzipWorkbook(await toXlsx(columns, chairs, { isRightToLeft })))[
      'xl/worksheets/sheet1.xml'
    ];

  expect(await getSheet(true)).toContain('rightToLeft="1"');
  expect(await getSheet(false)).not.toContain('rightToLeft');
});

test('continues a long PDF table on further pages, with its header on each', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    name: `Chair ${index}`,
    price: index,
  }));

  const file = await createTablePdf('Chairs', columns, many);

  const pages = file ? await readPdf(file) : [];
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('Name Price Made on');
  expect(pages.at(-1)).toContain('Chair 119');
});

test.each(['Łukasz Dvořák Őrsi Ğün', 'Ελένη Παπαδοπούλου', 'Жанна Щербак Їжак'])(
  'writes the name %s into a PDF file',
  async (name) => {
    const file = await createTablePdf('Chairs', columns, [{ name, price: 1 }]);

    expect(file && (await readPdf(file))[0]).toContain(name);
  },
);

test('composes decomposed letters and leaves invisible characters out of a PDF file', async () => {
  const file = await createTablePdf('Chairs', columns, [{ name: 'Jose\u0301\u200e', price: 1 }]);

  expect(file && (await readPdf(file))[0]).toContain('José 1');
});

test.each(['山田', 'محمد'])('writes no PDF file with the name %s', async (name) => {
  expect(await createTablePdf('Chairs', columns, [{ name, price: 1 }])).toBeNull();
});
