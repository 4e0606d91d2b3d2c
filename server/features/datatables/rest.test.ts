import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

type Row = Record<string, string | number>;

const read = async (app: TestApp, url: string) => (await app.inject(url)).json();
const readAll = (app: TestApp): Promise<Row[]> => read(app, '/api/datatables/initial-data');

test('a hundred rows have the ids 1 to 100 and the formats of the contract', async () => {
  const app = await openTestBranch();

  const rows = await readAll(app);

  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'id',
    'responsive_id',
    'avatar',
    'full_name',
    'post',
    'email',
    'city',
    'start_date',
    'salary',
    'age',
    'experience',
    'status',
  ]);
  for (const row of rows) {
    expect(row.responsive_id).toBe('');
    expect(row.start_date).toMatch(/^\d{2}\/\d{2}\/20\d{2}$/);
    expect(row.salary).toMatch(/^\$\d{5}\.\d{2}$/);
    expect(row.age).toMatch(/^[2-5]\d$/);
    expect(row.experience).toMatch(/^(0 Year|1 Year|\d+ Years)$/);
    expect(row.email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  }
  expect(new Set(rows.map(({ full_name }) => full_name)).size).toBe(100);
});

test('statuses and pictures are distributed as in the contract', async () => {
  const app = await openTestBranch();

  const rows = await readAll(app);

  const counts = [1, 2, 3, 4, 5].map((code) => rows.filter(({ status }) => status === code).length);
  expect(counts).toEqual([23, 19, 18, 23, 17]);
  const pictures = rows.map(({ avatar }) => avatar).filter((avatar) => avatar !== '');
  expect(pictures).toHaveLength(50);
  expect(new Set(pictures)).toEqual(
    new Set(Array.from({ length: 10 }, (_, index) => `${index + 1}.jpg`)),
  );
});

test.each([
  ['absent parameters', '', 10, 100],
  ['the first request of the table', 'page=1&perPage=7&q=', 7, 100],
  ['the last page', 'page=15&perPage=7', 2, 100],
  ['a page after the last page', 'page=99', 0, 100],
  ['page 0', 'page=0', 0, 100],
])('GET /api/datatables/data handles %s', async (_, query, count, total) => {
  const app = await openTestBranch();

  const { allData, invoices, total: found } = await read(app, `/api/datatables/data?${query}`);

  expect([invoices.length, found, allData.length]).toEqual([count, total, 100]);
});

test.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'])(
  'q searches %s, ignoring case',
  async (field) => {
    const app = await openTestBranch();
    const row = (await readAll(app))[41] as Row;

    const q = encodeURIComponent(String(row[field]).toUpperCase());
    const { invoices } = await read(app, `/api/datatables/data?perPage=100&q=${q}`);

    expect(invoices).toContainEqual(row);
  },
);

test.each(['city', 'experience'])('q does not search %s', async (field) => {
  const app = await openTestBranch();
  const row = (await readAll(app))[41] as Row;

  const q = encodeURIComponent(String(row[field]));
  const { total } = await read(app, `/api/datatables/data?q=${q}`);

  expect(total).toBe(0);
});
