import { expect, test } from 'vitest';
import { ask, buildTestApp, createTestServices } from '../../testing.ts';

const page = `query ($sortBy: InvoiceSort! = ID, $isDescending: Boolean! = false, $statuses: [InvoiceStatus!], $services: [String!]) {
  invoicePage(sortBy: $sortBy, isDescending: $isDescending, statuses: $statuses, services: $services, perPage: 50) {
    total
    invoices { id status client { name } total issuedOn dueOn balance }
  }
}`;

interface Shown {
  id: number;
  status: string;
  client: { name: string };
  total: number;
  issuedOn: string;
  dueOn: string;
  balance: string | number;
}

const amountOf = (balance: string | number) => Number(String(balance).replace('$', ''));
const { compare } = new Intl.Collator('en');
const byNumber = (a: number, b: number) => a - b;

test.each([
  ['ID', ({ id }: Shown) => id],
  ['TOTAL', ({ total }: Shown) => total],
  ['BALANCE', ({ balance }: Shown) => amountOf(balance)],
  ['STATUS', ({ status }: Shown) => status],
  ['CLIENT', ({ client }: Shown) => client.name],
  ['ISSUED_DATE', ({ issuedOn }: Shown) => issuedOn],
  ['DUE_DATE', ({ dueOn }: Shown) => dueOn],
])('sorts invoices by %s in both directions', async (sortBy, shown) => {
  const app = await buildTestApp();
  const column = async (isDescending: boolean) => {
    const { data } = await ask(app, page, { sortBy, isDescending });
    return data.invoicePage.invoices.map(shown);
  };

  const ascending = await column(false);

  const order = typeof ascending[0] === 'number' ? byNumber : compare;
  expect(ascending).toEqual([...ascending].sort(order as never));
  expect(await column(true)).toEqual([...ascending].reverse());
});

test('filters by status and service are combined', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, page, {
    statuses: ['PAID', 'PAST_DUE'],
    services: ['Furniture delivery'],
  });

  expect(data.invoicePage.total).toBeGreaterThan(0);
  for (const { status } of data.invoicePage.invoices)
    expect(['PAID', 'PAST_DUE']).toContain(status);
});

test('the sums of each sample invoice are consistent', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    `{ invoicePage(perPage: 50) { invoices {
      status total due subtotal discount tax items { cost quantity } payments { amount }
    } } }`,
  );

  for (const invoice of data.invoicePage.invoices) {
    const { status, total, due, subtotal, discount, tax, items, payments } = invoice;
    const sum = items.reduce(
      (all: number, { cost, quantity }: Record<'cost' | 'quantity', number>) =>
        all + cost * quantity,
      0,
    );
    const paid = payments.reduce((all: number, one: { amount: number }) => all + one.amount, 0);

    expect(subtotal).toBe(sum);
    expect(total).toBe(subtotal - discount + tax);
    expect(due).toBe(Math.max(0, total - paid));
    expect(due === 0).toBe(status === 'PAID');
  }
});

test('totalDue is the sum of the open balances', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    `{ invoicePage(perPage: 50) { invoices { balance } } invoicePaymentDetails { totalDue } }`,
  );

  const owed = data.invoicePage.invoices
    .map(({ balance }: Shown) => Math.max(0, amountOf(balance)))
    .reduce((sum: number, amount: number) => sum + amount, 0);
  expect(data.invoicePaymentDetails.totalDue.replaceAll(/[$,]/g, '')).toBe(owed.toFixed(2));
});

test('the invoice that a sample task mentions has sixteen pedestals', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, '{ invoice(id: 5012) { items { title quantity } } }');

  expect(data.invoice.items).toEqual([{ title: 'Slipway pedestal', quantity: 16 }]);
});

test('an invoice returns its salesperson, and the salesperson returns the invoice', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    '{ invoice(id: 5036) { salesperson { invoices(perPage: 1) { total invoices { id } } } } }',
  );

  const { invoices } = data.invoice.salesperson;
  expect(invoices.invoices).toEqual([{ id: 5036 }]);
  expect(invoices.total).toBeGreaterThan(1);
});

test('the salesperson of an invoice is null after the user is deleted', async () => {
  const app = await buildTestApp();
  const { data } = await ask(app, '{ invoice(id: 4987) { salesperson { id } } }');

  await ask(app, 'mutation ($id: Int!) { deleteUser(id: $id) { id } }', data.invoice.salesperson);

  const after = await ask(app, '{ invoice(id: 4987) { salesperson { id } } }');
  expect(after.data.invoice.salesperson).toBeNull();
});

test('ten thousand invoices can be created, sorted and filtered', async () => {
  const app = await buildTestApp({ services: { ...createTestServices(), seedRows: 10_000 } });

  const { data } = await ask(app, page, { statuses: ['PAST_DUE'], sortBy: 'BALANCE' });

  expect(data.invoicePage.total).toBe(600);
});
