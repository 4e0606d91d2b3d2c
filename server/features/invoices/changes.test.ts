import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const addMutation = `mutation ($invoice: AddInvoiceInput!) { addInvoice(invoice: $invoice) {
  id status issuedDate dueDate subtotal tax total balance due salesperson { fullName }
} }`;
const invoiceInput = {
  client: { name: 'Ada Quist', companyEmail: 'ada@quist.example' },
  items: [
    { title: 'Tern standing desk', cost: 890, quantity: 2 },
    { title: 'Delivery', cost: 33.33 },
  ],
  discount: 80,
  salespersonId: 4,
};

test('a new invoice is a draft with the current date, its sums and a new number', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, addMutation, { invoice: invoiceInput });

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
  const { data: after } = await sendGraphql(app, '{ invoiceClients { name } }');
  expect(after.invoiceClients[0]).toEqual({ name: 'Ada Quist' });
  expect(after.invoiceClients).toHaveLength(26);
});

test('clients without an email address are distinguished by name', async () => {
  const app = await openTestBranch();
  for (const name of ['Ada Quist', 'Bo Quist'])
    await sendGraphql(app, addMutation, { invoice: { client: { name } } });

  const { data } = await sendGraphql(app, '{ invoiceClients { name } }');

  expect(data.invoiceClients).toEqual(
    expect.arrayContaining([{ name: 'Ada Quist' }, { name: 'Bo Quist' }]),
  );
});

test('a payment for an old invoice does not restore the old address of the client', async () => {
  const app = await openTestBranch();
  const { data: oldInvoiceData } = await sendGraphql(app, addMutation, {
    invoice: { ...invoiceInput, discount: 0 },
  });
  await sendGraphql(
    app,
    'mutation ($id: Int!) { sendInvoice(id: $id) { id } }',
    oldInvoiceData.addInvoice,
  );
  const movedClient = { ...invoiceInput.client, address: 'New Quay 2' };
  await sendGraphql(app, addMutation, { invoice: { ...invoiceInput, client: movedClient } });

  await sendGraphql(app, payMutation, {
    payment: { invoiceId: oldInvoiceData.addInvoice.id, amount: 1 },
  });

  const { data } = await sendGraphql(app, '{ invoiceClients { name address } }');
  expect(data.invoiceClients[0]).toEqual({ name: 'Ada Quist', address: 'New Quay 2' });
});

test.each([
  ['a blank client', { client: { name: '' } }, 'invoice.client.name'],
  ['a negative price', { items: [{ title: 'x', cost: -1 }] }, 'invoice.items[0].cost'],
  [
    'a percentage above 100',
    { items: [{ title: 'x', cost: 1, discountRate: 101 }] },
    'invoice.items[0].discountRate',
  ],
  [
    'three tax rates for an item',
    { items: [{ title: 'x', cost: 1, taxRates: [1, 2, 3] }] },
    'invoice.items[0].taxRates',
  ],
  [
    'items above the maximum sum',
    { items: [{ title: 'x', cost: 1e6, quantity: 1e6 }] },
    'invoice.items',
  ],
  [
    'an invalid email address',
    { client: { name: 'Ada', companyEmail: 'ada' } },
    'invoice.client.companyEmail',
  ],
  ['a discount above the items', { discount: 5000 }, 'invoice.discount'],
  ['a tax rate above 100', { taxRate: 101 }, 'invoice.taxRate'],
  ['an unknown salesperson', { salespersonId: 99 }, 'invoice.salespersonId'],
  ['a due date before the date of issue', { dueOn: '2026-03-08' }, 'invoice.dueOn'],
  ['a year of five digits', { dueOn: '9999-12-31T23:59-12:00' }, 'invoice.dueOn'],
])('refuses an invoice with %s', async (_, changes, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, addMutation, {
    invoice: { ...invoiceInput, ...changes },
  });

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  const { data } = await sendGraphql(app, '{ invoicePage { total } }');
  expect(data.invoicePage.total).toBe(50);
});

const payMutation = `mutation ($payment: InvoicePaymentInput!) { addInvoicePayment(payment: $payment) {
  status balance due payments { paidOn amount method }
} }`;

test('payments change the status to partially paid and then to paid, and an overpayment is a negative balance', async () => {
  const app = await openTestBranch();
  const { data } = await sendGraphql(
    app,
    '{ invoicePage(statuses: [PAST_DUE]) { invoices { id total } } }',
  );
  const { id: invoiceId, total } = data.invoicePage.invoices[0];

  const first = await sendGraphql(app, payMutation, {
    payment: { invoiceId, amount: 1000, method: 'CASH' },
  });
  const second = await sendGraphql(app, payMutation, {
    payment: { invoiceId, amount: total - 990 },
  });
  const third = await sendGraphql(app, payMutation, { payment: { invoiceId, amount: 1 } });

  expect(first.data.addInvoicePayment).toEqual({
    status: 'PARTIAL_PAYMENT',
    balance: `$${total - 1000}`,
    due: total - 1000,
    payments: [{ paidOn: '2026-03-09', amount: 1000, method: 'CASH' }],
  });
  expect(second.data.addInvoicePayment).toMatchObject({ status: 'PAID', balance: '-$10', due: 0 });
  expect(third.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('refuses a payment of 0', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(app, payMutation, {
    payment: { invoiceId: 5036, amount: 0 },
  });

  expect(errors?.[0]?.extensions.field).toBe('payment.amount');
});

test('updateInvoice recomputes the sums and keeps other fields', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
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

test('sendInvoice changes the status of a draft, but not of a paid invoice', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { draft: sendInvoice(id: 5036) { status } paid: sendInvoice(id: 4988) { status } }',
  );

  expect(data).toEqual({ draft: { status: 'SENT' }, paid: { status: 'PAID' } });
});

test('duplicateInvoice creates a draft with the current date and without payments', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
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
