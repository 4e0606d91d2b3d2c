import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAsset } from '../../testing/readAsset.ts';
import { readPdf } from '../../testing/readPdf.ts';
import type { Column } from './column.ts';
import { toCsv } from './csv.ts';
import { readCsv } from './readCsv.ts';
import { tablePdf } from './tablePdf.ts';
import { toXlsx } from './xlsx.ts';

interface Chair {
  name: string;
  price: number;
  madeOn?: string;
}

const columns: Column<Chair>[] = [
  { id: 'name', title: 'Name', cell: () => null, csv: ({ name }) => name },
  { id: 'price', title: 'Price', align: 'end', cell: () => null, csv: ({ price }) => price },
  {
    id: 'madeOn',
    title: 'Made on',
    cell: () => null,
    csv: ({ madeOn }) => madeOn && new Date(madeOn),
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

/** Returns the parts of a workbook by their path. */
async function partsOf(workbook: Blob): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, strFromU8(part)]));
}

test('reads the CSV file that it has written', () => {
  expect(readCsv(toCsv(columns, chairs))).toEqual([
    ['Name', 'Price', 'Made on'],
    ['Holm, oak & "ash"', '249.5', '2026-03-09'],
    ['Two\nlines', '80', ''],
  ]);
});

test.each([
  ['semicolons', 'Name;Price\r\nHolm, oak;249,5\r\n'],
  ['tabs', 'Name\tPrice\nHolm, oak\t249,5'],
])('reads a file separated by %s and skips empty lines', (_, text) => {
  expect(readCsv(`${text}\n\n`)).toEqual([
    ['Name', 'Price'],
    ['Holm, oak', '249,5'],
  ]);
});

test('writes numbers and dates as numbers and dates, and texts as texts', async () => {
  const rows = [...chairs, { name: '=1+1', price: -3 }];

  const parts = await partsOf(await toXlsx(columns, rows));

  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  const cells = new Map(
    [...sheet.matchAll(/<c r="(\w+)"([^>]*)>(.*?)<\/c>/g)].map(([, place = '', kind, value]) => [
      place,
      `${/t="(\w+)"/.exec(kind ?? '')?.[1] ?? 'n'} ${value}`,
    ]),
  );
  const texts = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(
    ([, text]) => text,
  );
  expect(cells.get('B2')).toBe('n <v>249.5</v>');
  // Days since 30 December 1899.
  expect(cells.get('C2')).toBe('n <v>46090</v>');
  expect(parts['xl/styles.xml']).toContain('yyyy-mm-dd');
  expect(cells.get('A4')).toMatch(/^s /);
  expect(texts).toContain('=1+1');
  expect(texts).toContain('Holm, oak &amp; "ash"');
  expect(sheet).not.toContain('<f>');
});

test('writes a sheet from right to left on request', async () => {
  const sheetOf = async (isRightToLeft: boolean) =>
    (await partsOf(await toXlsx(columns, chairs, { isRightToLeft })))['xl/worksheets/sheet1.xml'];

  expect(await sheetOf(true)).toContain('rightToLeft="1"');
  expect(await sheetOf(false)).not.toContain('rightToLeft');
});

test('continues a long PDF table on further pages, with its header on each', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    name: `Chair ${index}`,
    price: index,
  }));

  const file = await tablePdf('Chairs', columns, many);

  const pages = file ? await readPdf(file) : [];
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('Name Price Made on');
  expect(pages.at(-1)).toContain('Chair 119');
});

test.each(['Łukasz Dvořák Őrsi Ğün', 'Ελένη Παπαδοπούλου', 'Жанна Щербак Їжак'])(
  'writes the name %s into a PDF file',
  async (name) => {
    const file = await tablePdf('Chairs', columns, [{ name, price: 1 }]);

    expect(file && (await readPdf(file))[0]).toContain(name);
  },
);

test('composes decomposed letters and leaves invisible characters out of a PDF file', async () => {
  const file = await tablePdf('Chairs', columns, [{ name: 'Jose\u0301\u200e', price: 1 }]);

  expect(file && (await readPdf(file))[0]).toContain('José 1');
});

test.each(['山田', 'محمد'])('writes no PDF file with the name %s', async (name) => {
  expect(await tablePdf('Chairs', columns, [{ name, price: 1 }])).toBeNull();
});
