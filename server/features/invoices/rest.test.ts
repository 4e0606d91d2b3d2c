import { expect, test } from 'vitest';
import { openTestBranch, type TestApp } from '../../test/testApp.ts';

type Row = Record<string, string | number>;

const listUrl = '/apps/invoice/invoices';
const read = async (app: TestApp, url: string) => (await app.inject(url)).json();
const getIds = (rows: Row[]) => rows.map(({ id }) => id);

test('fifty invoices have the numbers 4987 to 5036', async () => {
  const app = await openTestBranch();

  const { allData, total } = await read(app, listUrl);

  expect(getIds(allData)).toEqual(Array.from({ length: 50 }, (_, index) => 4987 + index));
  expect(total).toBe(50);
  expect(allData[0]).toEqual({
    id: 4987,
    issuedDate: '13 Oct 2025',
    dueDate: '12 Nov 2025',
    client: {
      name: 'Elena Marchetti',
      company: 'Marchetti Legal',
      companyEmail: 'elena@marchettilegal.example',
      address: 'Rua das Amoreiras 41, Lisbon',
      country: 'Portugal',
      contact: '(617) 555-0101',
    },
    service: 'Workplace planning',
    total: 2088,
    avatar: '/pictures/people/elena-marchetti.svg',
    invoiceStatus: 'Draft',
    balance: 0,
  });
});

test('33 invoices have the balance 0, 10 a positive and 7 a negative balance', async () => {
  const app = await openTestBranch();

  const { allData } = await read(app, listUrl);

  const balances = (allData as Row[]).map(({ balance }) => balance);
  expect(balances.filter((balance) => balance === 0)).toHaveLength(33);
  expect(balances.filter((balance) => /^\$\d+$/.test(String(balance)))).toHaveLength(10);
  expect(balances.filter((balance) => /^-\$\d+$/.test(String(balance)))).toHaveLength(7);
});

test('totals are integers from 2029 to 5612, there are four services, and 18 clients have no portrait', async () => {
  const app = await openTestBranch();

  const { allData } = await read(app, listUrl);

  for (const { total } of allData) {
    expect(Number.isInteger(total)).toBe(true);
    expect(total).toBeGreaterThanOrEqual(2029);
    expect(total).toBeLessThanOrEqual(5612);
  }
  expect(new Set(allData.map(({ service }: Row) => service)).size).toBe(4);
  expect(allData.filter(({ avatar }: Row) => avatar === '')).toHaveLength(18);
});

test.each([
  ['paid', 'Paid', 12],
  ['downloaded', 'Downloaded', 8],
  ['SENT', 'Sent', 6],
  ['Draft', 'Draft', 10],
  ['partial+payment', 'Partial Payment', 11],
  ['past%20due', 'Past Due', 3],
])('status=%s finds invoices with the status %s', async (status, spelling, count) => {
  const app = await openTestBranch();

  const { invoices, total, allData } = await read(app, `${listUrl}?status=${status}&perPage=50`);

  expect(invoices.map(({ invoiceStatus }: Row) => invoiceStatus)).toEqual(
    Array(count).fill(spelling),
  );
  expect([total, allData.length]).toEqual([count, 50]);
});

test.each([
  ['absent parameters', '', 10, 50],
  ['empty parameters', 'page=1&perPage=10&status=&q=', 10, 50],
  ['the last page', 'page=8&perPage=7', 1, 50],
  ['a page after the last page', 'page=99', 0, 50],
  ["part of a client's name", 'q=MARCHETTI', 2, 2],
  ["part of a client's email address", 'q=sequeiradental.ex', 2, 2],
  ['a company, which is not searched', 'q=Marchetti+Legal', 0, 0],
  ['an unknown status', 'status=nope', 0, 0],
])('GET /apps/invoice/invoices handles %s', async (_, query, count, total) => {
  const app = await openTestBranch();

  const page = await read(app, `${listUrl}?${query}`);

  expect([page.invoices.length, page.total]).toEqual([count, total]);
});

test('GET /apps/invoice/invoices sorts pages by number, highest first', async () => {
  const app = await openTestBranch();

  const { invoices } = await read(app, `${listUrl}?page=2&perPage=3`);

  expect(getIds(invoices)).toEqual([5033, 5032, 5031]);
});

test('GET /api/invoice/invoices/{id} returns the invoice and the payment details', async () => {
  const app = await openTestBranch();

  const { invoice, paymentDetails } = await read(app, '/api/invoice/invoices/5036');

  expect(invoice).toEqual((await read(app, listUrl)).invoices[0]);
  expect(paymentDetails).toEqual({
    totalDue: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
    bankName: 'Cais & Kontor Bank',
    country: 'Portugal',
    iban: 'XX00 MAFI 0000 2006 5550 1000 7',
    swiftCode: 'CAKOXX00',
  });
});

test('GET /api/invoice/invoices/{id} returns only the payment details for an unknown invoice', async () => {
  const app = await openTestBranch();

  const response = await app.inject('/api/invoice/invoices/1');

  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json())).toEqual(['paymentDetails']);
  expect(response.json().paymentDetails).toEqual(
    (await read(app, '/api/invoice/invoices/4987')).paymentDetails,
  );
});

test.each(['abc', '4987x', '5e3', '-4987', '0x137B'])(
  'GET /api/invoice/invoices/%s returns 404',
  async (id) => {
    const app = await openTestBranch();

    expect((await app.inject(`/api/invoice/invoices/${id}`)).statusCode).toBe(404);
  },
);

test.each([
  ['?id=4990', 200, 49],
  ['?id=1', 404, 50],
  ['', 400, 50],
])(
  'DELETE /apps/invoice/delete%s returns %i and leaves %i invoices',
  async (query, status, left) => {
    const app = await openTestBranch();

    const response = await app.inject({ method: 'DELETE', url: `/apps/invoice/delete${query}` });

    expect(response.statusCode).toBe(status);
    if (status === 200) expect(response.body).toBe('');
    expect((await read(app, listUrl)).total).toBe(left);
  },
);

test('GET /api/invoice/clients returns the clients of the five oldest invoices', async () => {
  const app = await openTestBranch();
  await app.inject({ method: 'DELETE', url: '/apps/invoice/delete?id=4987' });

  const clients = await read(app, '/api/invoice/clients');

  const { allData } = await read(app, listUrl);
  expect(clients).toEqual(allData.slice(0, 5).map(({ client }: Row) => client));
});
