import { expect, test } from 'vitest';
import { ask, buildTestApp } from '../../testing.ts';

const add = `mutation ($invoice: AddInvoiceInput!) { addInvoice(invoice: $invoice) {
  id status issuedDate dueDate subtotal tax total balance due salesperson { fullName }
} }`;
const order = {
  client: { name: 'Ada Quist', companyEmail: 'ada@quist.example' },
  items: [
    { title: 'Tern standing desk', cost: 890, quantity: 2 },
    { title: 'Delivery', cost: 33.33 },
  ],
  discount: 80,
  salespersonId: 4,
};

test('a new invoice is a draft of today, added up, with a number of its own', async () => {
  const app = await buildTestApp();

  const { data } = await ask(app, add, { invoice: order });

  expect(data.addInvoice).toEqual({
    id: 5037,
    status: 'DRAFT',
    issuedDate: '09 Mar 2026',
    dueDate: '08 Apr 2026',
    subtotal: 1813.33,
    tax: 346.67,
    total: 2080,
    balance: 0,
    due: 2080,
    salesperson: { fullName: 'Henrik Dahl' },
  });
  const { data: after } = await ask(app, '{ invoiceClients { name } }');
  expect(after.invoiceClients[0]).toEqual({ name: 'Ada Quist' });
  expect(after.invoiceClients).toHaveLength(26);
});

test('clients without an address are all kept, by name', async () => {
  const app = await buildTestApp();
  for (const name of ['Ada Quist', 'Bo Quist'])
    await ask(app, add, { invoice: { client: { name } } });

  const { data } = await ask(app, '{ invoiceClients { name } }');

  expect(data.invoiceClients).toEqual(
    expect.arrayContaining([{ name: 'Ada Quist' }, { name: 'Bo Quist' }]),
  );
});

test('paying an old invoice does not bring back an old address', async () => {
  const app = await buildTestApp();
  const { data: old } = await ask(app, add, { invoice: { ...order, discount: 0 } });
  await ask(app, 'mutation ($id: Int!) { sendInvoice(id: $id) { id } }', old.addInvoice);
  const movedClient = { ...order.client, address: 'New Quay 2' };
  await ask(app, add, { invoice: { ...order, client: movedClient } });

  await ask(app, pay, { payment: { invoiceId: old.addInvoice.id, amount: 1 } });

  const { data } = await ask(app, '{ invoiceClients { name address } }');
  expect(data.invoiceClients[0]).toEqual({ name: 'Ada Quist', address: 'New Quay 2' });
});

test.each([
  ['a blank client', { client: { name: '' } }, 'invoice.client.name'],
  ['a price below nothing', { items: [{ title: 'x', cost: -1 }] }, 'invoice.items[0].cost'],
  [
    'a percentage above all',
    { items: [{ title: 'x', cost: 1, discountRate: 101 }] },
    'invoice.items[0].discountRate',
  ],
  [
    'three taxes on a line',
    { items: [{ title: 'x', cost: 1, taxRates: [1, 2, 3] }] },
    'invoice.items[0].taxRates',
  ],
  ['more than anybody has', { items: [{ title: 'x', cost: 1e6, quantity: 1e6 }] }, 'invoice.items'],
  [
    'an address that is none',
    { client: { name: 'Ada', companyEmail: 'ada' } },
    'invoice.client.companyEmail',
  ],
  ['a discount above the items', { discount: 5000 }, 'invoice.discount'],
  ['a tax above all', { taxRate: 101 }, 'invoice.taxRate'],
  ['a salesperson who is nobody', { salespersonId: 99 }, 'invoice.salespersonId'],
  ['a day to pay before it is written', { dueOn: '2026-03-08' }, 'invoice.dueOn'],
  ['a year of five digits', { dueOn: '9999-12-31T23:59-12:00' }, 'invoice.dueOn'],
])('an invoice with %s is refused', async (_, changes, field) => {
  const app = await buildTestApp();

  const { errors } = await ask(app, add, { invoice: { ...order, ...changes } });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  const { data } = await ask(app, '{ invoicePage { total } }');
  expect(data.invoicePage.total).toBe(50);
});

const pay = `mutation ($payment: InvoicePaymentInput!) { addInvoicePayment(payment: $payment) {
  status balance due payments { paidOn amount method }
} }`;

test('payments lead from past due over partly paid to paid, and what is too much is credit', async () => {
  const app = await buildTestApp();
  const { data } = await ask(
    app,
    '{ invoicePage(statuses: [PAST_DUE]) { invoices { id total } } }',
  );
  const { id: invoiceId, total } = data.invoicePage.invoices[0];

  const first = await ask(app, pay, { payment: { invoiceId, amount: 1000, method: 'CASH' } });
  const second = await ask(app, pay, { payment: { invoiceId, amount: total - 990 } });
  const third = await ask(app, pay, { payment: { invoiceId, amount: 1 } });

  expect(first.data.addInvoicePayment).toEqual({
    status: 'PARTIAL_PAYMENT',
    balance: `$${total - 1000}`,
    due: total - 1000,
    payments: [{ paidOn: '2026-03-09', amount: 1000, method: 'CASH' }],
  });
  expect(second.data.addInvoicePayment).toMatchObject({ status: 'PAID', balance: '-$10', due: 0 });
  expect(third.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a payment of nothing is refused', async () => {
  const app = await buildTestApp();

  const { errors } = await ask(app, pay, { payment: { invoiceId: 5036, amount: 0 } });

  expect(errors?.[0]?.extensions.field).toBe('payment.amount');
});

test('an update adds up anew and keeps the rest', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    `mutation { updateInvoice(invoice: {
      id: 5036, items: [{ title: "Chair", cost: 100, quantity: 3 }], discount: 0, dueOn: "2026-05-01"
    }) { total dueDate issuedDate client { name } } }`,
  );

  expect(data.updateInvoice).toEqual({
    total: 360,
    dueDate: '01 May 2026',
    issuedDate: '09 Mar 2026',
    client: { name: 'Stefan Wolter' },
  });
});

test('a sent draft is sent, and a paid invoice stays paid', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    'mutation { draft: sendInvoice(id: 5036) { status } paid: sendInvoice(id: 4988) { status } }',
  );

  expect(data).toEqual({ draft: { status: 'SENT' }, paid: { status: 'PAID' } });
});

test('a duplicate is an unpaid draft of today', async () => {
  const app = await buildTestApp();

  const { data } = await ask(
    app,
    'mutation { duplicateInvoice(id: 4987) { id status total issuedOn payments { amount } } }',
  );

  expect(data.duplicateInvoice).toEqual({
    id: 5037,
    status: 'DRAFT',
    total: 2088,
    issuedOn: '2026-03-09',
    payments: [],
  });
});
