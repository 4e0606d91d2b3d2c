import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { toCsv } from './csv.ts';

interface Row {
  name: string;
  total: number | null;
}

const columns: Column<Row>[] = [
  { id: 'name', title: 'Name, as written', cell: () => null, getExportedValue: ({ name }) => name },
  { id: 'total', title: 'Total', cell: () => null, getExportedValue: ({ total }) => total },
  { id: 'actions', title: 'Not exported', cell: () => null },
];

test('quotes fields if necessary and starts with a byte order mark', () => {
  const rows = [
    { name: 'Ana "Nita" Ito', total: -12.5 },
    { name: 'Two\nlines', total: null },
  ];

  expect(toCsv(columns, rows)).toBe(
    '\uFEFF"Name, as written",Total\r\n"Ana ""Nita"" Ito",-12.5\r\n"Two\nlines",\r\n',
  );
});

test('uses the separator that spreadsheet programs expect', () => {
  const rows = [{ name: 'Lyon; Leeds', total: 1 }];

  expect(toCsv(columns.slice(1), rows, ';')).toBe('\uFEFFTotal\r\n1\r\n');
  expect(toCsv(columns, rows, '\t')).toContain('\r\n"Lyon; Leeds"\t1\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '\r=1',
  '=HYPERLINK("http://x.example","y")',
])('prevents spreadsheets from evaluating %j', (name) => {
  const [, line = ''] = toCsv(columns, [{ name, total: 1 }]).split('Total\r\n');

  expect(line.replace(/^"/, '')).toMatch(/^'/);
});
