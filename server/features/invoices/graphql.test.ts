import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
} from '../../test/testApp.ts';

const pageQuery = `query ($sortBy: InvoiceSort! = ID, $isDescending: Boolean! = false, $statuses: [InvoiceStatus!], $services: [String!]) {
  invoicePage(sortBy: $sortBy, isDescending: $isDescending, statuses: $statuses, services: $services, perPage: 50) {
    total
    invoices { id status client { name } total issuedOn dueOn balance }
  }
}`;

interface ListedInvoice {
  id: number;
  status: string;
  client: { name: string };
  total: number;
  issuedOn: string;
  dueOn: string;
  balance: string | number;
}

const parseBalance = (balance: string | number) => Number(String(balance).replace('$', ''));
const { compare } = new Intl.Collator('en');
const compareNumbers = (a: number, b: number) => a - b;

test.each([
  ['ID', ({ id }: ListedInvoice) => id],
  ['TOTAL', ({ total }: ListedInvoice) => total],
  ['BALANCE', ({ balance }: ListedInvoice) => parseBalance(balance)],
  ['STATUS', ({ status }: ListedInvoice) => status],
  ['CLIENT', ({ client }: ListedInvoice) => client.name],
  ['ISSUED_DATE', ({ issuedOn }: ListedInvoice) => issuedOn],
  ['DUE_DATE', ({ dueOn }: ListedInvoice) => dueOn],
])('sorts invoices by %s in both directions', async (sortBy, getValue) => {
  const app = await openTestBranch();
  const readColumn = async (isDescending: boolean) => {
    const { data } = await sendGraphql(app, pageQuery, { sortBy, isDescending });
    return data.invoicePage.invoices.map(getValue);
  };

  const ascending = await readColumn(false);

  const compareValues = typeof ascending[0] === 'number' ? compareNumbers : compare;
  expect(ascending).toEqual([...ascending].sort(compareValues as never));
  expect(await readColumn(true)).toEqual([...ascending].reverse());
});

test('invoicePage combines filters by status and service', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, pageQuery, {
    statuses: ['PAID', 'PAST_DUE'],
    services: ['Furniture delivery'],
  });

  expect(data.invoicePage.total).toBeGreaterThan(0);
  for (const { status } of data.invoicePage.invoices)
    expect(['PAID', 'PAST_DUE']).toContain(status);
});

test('the sums of each sample invoice are consistent', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{ invoicePage(perPage: 50) { invoices {
      status total due subtotal discount tax items { cost quantity } payments { amount }
    } } }`,
  );

  for (const invoice of data.invoicePage.invoices) {
    const { status, total, due, subtotal, discount, tax, items, payments } = invoice;
    const sum = items.reduce(
      (total: number, { cost, quantity }: Record<'cost' | 'quantity', number>) =>
        total + cost * quantity,
      0,
    );
    const paid = payments.reduce(
      (total: number, { amount }: { amount: number }) => total + amount,
      0,
    );

    expect(subtotal).toBe(sum);
    expect(total).toBe(subtotal - discount + tax);
    expect(due).toBe(Math.max(0, total - paid));
    expect(due === 0).toBe(status === 'PAID');
  }
});

test('totalDue is the sum of the open balances', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `{ invoicePage(perPage: 50) { invoices { balance } } invoicePaymentDetails { totalDue } }`,
  );

  const totalDue = data.invoicePage.invoices
    .map(({ balance }: ListedInvoice) => Math.max(0, parseBalance(balance)))
    .reduce((sum: number, amount: number) => sum + amount, 0);
  expect(data.invoicePaymentDetails.totalDue.replaceAll(/[$,]/g, '')).toBe(totalDue.toFixed(2));
});

test('the invoice that a sample task mentions has sixteen pedestals', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, '{ invoice(id: 5012) { items { title quantity } } }');

  expect(data.invoice.items).toEqual([{ title: 'Slipway pedestal', quantity: 16 }]);
});

test('an invoice returns its salesperson, and the salesperson returns the invoice', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    '{ invoice(id: 5036) { salesperson { invoices(perPage: 1) { total invoices { id } } } } }',
  );

  const { invoices } = data.invoice.salesperson;
  expect(invoices.invoices).toEqual([{ id: 5036 }]);
  expect(invoices.total).toBeGreaterThan(1);
});

test('the salesperson of an invoice is null after the user is deleted', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(app, '{ invoice(id: 4987) { salesperson { id } } }');

  await sendGraphql(
    app,
    'mutation ($id: Int!) { deleteUser(id: $id) { id } }',
    data.invoice.salesperson,
  );

  const after = await sendGraphql(app, '{ invoice(id: 4987) { salesperson { id } } }');
  expect(after.data.invoice.salesperson).toBeNull();
});

test('ten thousand invoices can be created, sorted and filtered', async () => {
  const app = await buildTestApp({ services: { ...createTestServices(), seedRows: 10_000 } });

  const { data } = await sendGraphql(app, pageQuery, { statuses: ['PAST_DUE'], sortBy: 'BALANCE' });

  expect(data.invoicePage.total).toBe(600);
});

test('invoiceOverview counts the invoices, and adds what is to be paid in each currency', async () => {
  const app = await openTestBranch();
  const item = '[{ title: "Tea", cost: 100, quantity: 1 }]';
  const overviewQuery = `{ invoiceOverview {
    outstanding { count sums { currency amount } } pastDue { count sums { currency amount } }
    paid { count sums { currency amount } } draft { statuses count sums { currency amount } }
  } }`;
  const { data } = await sendGraphql(
    app,
    '{ invoicePage(perPage: 50) { invoices { status due total } } }',
  );
  const listed = data.invoicePage.invoices as { status: string; due: number; total: number }[];
  const before = (await sendGraphql(app, overviewQuery)).data.invoiceOverview;

  const createExpected = (statuses: string[], key: 'due' | 'total') => {
    const members = listed.filter(({ status }) => statuses.includes(status));
    const amount = members.reduce((sum, invoice) => sum + invoice[key], 0);
    return { count: members.length, sums: [{ currency: 'USD', amount }] };
  };
  expect(before.outstanding).toEqual(
    createExpected(['SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT', 'PAST_DUE'], 'due'),
  );
  expect(before.pastDue).toEqual(createExpected(['PAST_DUE'], 'due'));
  expect(before.paid).toEqual(createExpected(['PAID'], 'total'));

  await sendGraphql(
    app,
    `mutation { addInvoice(invoice: { currency: JPY, taxRate: 0, client: { name: "Ada" }, items: ${item} }) { id } }`,
  );
  const { draft } = (await sendGraphql(app, overviewQuery)).data.invoiceOverview;
  expect(draft.statuses).toEqual(['DRAFT']);
  expect(draft.count).toBe(before.draft.count + 1);
  expect(draft.sums).toEqual([...before.draft.sums, { currency: 'JPY', amount: 100 }]);
});

test('sales are the sums of the user’s invoices and payments without tax', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(
    app,
    `{ user(id: 1) { sales { monthly annualProfit } invoices(perPage: 100) { invoices {
      status issuedOn subtotal discount taxRate payments { paidOn amount }
    } } } }`,
  );
  const { sales, invoices } = data.user;

  interface Row {
    status: string;
    issuedOn: string;
    subtotal: number;
    discount: number;
    taxRate: number;
    payments: { amount: number }[];
  }
  const net = invoices.invoices
    .filter(({ status, issuedOn }: Row) => status !== 'DRAFT' && issuedOn > '2026-02-07')
    .reduce((sum: number, { subtotal, discount }: Row) => sum + subtotal - discount, 0);
  const paid = invoices.invoices.reduce(
    (sum: number, { taxRate, payments }: Row) =>
      sum + payments.reduce((total, { amount }) => total + amount / (1 + taxRate / 100), 0),
    0,
  );
  expect(sales.monthly).toBeCloseTo(net, 1);
  expect(sales.annualProfit).toBeCloseTo(paid, 1);
  expect(sales.annualProfit).toBeGreaterThan(0);
});
