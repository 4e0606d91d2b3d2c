import { expect, test } from 'vitest';
import {
  buildTestApp,
  createControlledServices,
  openTestBranch,
  sendGraphql,
  type TestApp,
} from '../../test/testApp.ts';

const millisecondsPerDay = 86_400_000;

async function findInvoice(
  app: TestApp,
  status: string,
): Promise<{ id: number; allowedActions: string[] }> {
  const { data } = await sendGraphql(
    app,
    'query ($statuses: [InvoiceStatus!]) { invoicePage(statuses: $statuses) { invoices { id allowedActions } } }',
    { statuses: [status] },
  );
  return data.invoicePage.invoices[0];
}

const mutations: Record<string, string> = {
  EDIT: 'mutation ($id: Int!) { action: updateInvoice(invoice: { id: $id, discount: 1 }) { status } }',
  SEND: 'mutation ($id: Int!) { action: sendInvoice(id: $id) { status } }',
  DOWNLOAD: 'mutation ($id: Int!) { action: downloadInvoices(ids: [$id]) { status } }',
  PAY: 'mutation ($id: Int!) { action: addInvoicePayment(payment: { invoiceId: $id, amount: 1 }) { status } }',
};

test.each([
  ['DRAFT', ['EDIT', 'SEND', 'DOWNLOAD']],
  ['SENT', ['EDIT', 'SEND', 'DOWNLOAD', 'PAY']],
  ['DOWNLOADED', ['EDIT', 'SEND', 'DOWNLOAD', 'PAY']],
  ['PAST_DUE', ['EDIT', 'SEND', 'DOWNLOAD', 'PAY']],
  ['PARTIAL_PAYMENT', ['EDIT', 'SEND', 'DOWNLOAD', 'PAY']],
  ['PAID', ['SEND', 'DOWNLOAD']],
])('an invoice with the status %s allows exactly the actions %j', async (status, allowed) => {
  const app = await openTestBranch();
  const { id, allowedActions } = await findInvoice(app, status);
  expect(allowedActions).toEqual(allowed);

  for (const [action, mutation] of Object.entries(mutations)) {
    const otherApp = await openTestBranch();
    const { data, errors } = await sendGraphql(otherApp, mutation, { id });
    if (allowed.includes(action)) expect(data.action).toBeTruthy();
    else expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
  }
});

test('the refusal of a payment of a draft states the reason', async () => {
  const app = await openTestBranch();
  const { id } = await findInvoice(app, 'DRAFT');

  const { errors } = await sendGraphql(app, mutations.PAY ?? '', { id });

  expect(errors?.[0]?.message).toBe(`Invoice ${id} is a draft. Send it first.`);
});

test('the note and the salesperson of a paid invoice can be changed', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    'mutation { updateInvoice(invoice: { id: 4988, note: "Thanks.", salespersonId: 4 }) { note status total } }',
  );

  expect(data.updateInvoice).toEqual({ note: 'Thanks.', status: 'PAID', total: 3336 });
});

test('an invoice is past due after its due date, until the due date is changed', async () => {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services });
  const { id } = await findInvoice(app, 'DRAFT');
  const read = async () =>
    (await sendGraphql(app, 'query ($id: Int!) { invoice(id: $id) { status balance } }', { id }))
      .data.invoice;
  await sendGraphql(app, mutations.SEND ?? '', { id });
  await sendGraphql(app, mutations.DOWNLOAD ?? '', { id });
  expect(await read()).toEqual({ status: 'DOWNLOADED', balance: 0 });

  const { data } = await sendGraphql(
    app,
    'query ($id: Int!) { invoice(id: $id) { dueOn total } }',
    { id },
  );
  const timeLeft =
    Date.parse(data.invoice.dueOn) - Date.parse(services.now().toISOString().slice(0, 10));
  advance(timeLeft);
  expect((await read()).status).toBe('DOWNLOADED');
  advance(millisecondsPerDay);
  expect(await read()).toEqual({ status: 'PAST_DUE', balance: `$${data.invoice.total}` });
  const pastDueResponse = await app.inject('/apps/invoice/invoices?status=past%20due&perPage=50');
  expect(pastDueResponse.json().invoices.map((invoice: { id: number }) => invoice.id)).toContain(
    id,
  );

  await sendGraphql(
    app,
    'mutation ($id: Int!) { updateInvoice(invoice: { id: $id, dueOn: "2027-01-01" }) { id } }',
    { id },
  );
  expect(await read()).toEqual({ status: 'DOWNLOADED', balance: 0 });
});

test('the status PAST_DUE depends on the clock, also if it is set back', async () => {
  const { services, advance } = createControlledServices();
  const app = await buildTestApp({ services });
  const countPastDue = async () =>
    (await app.inject('/apps/invoice/invoices?status=past%20due&perPage=50')).json().total;

  const counts = [await countPastDue()];
  advance(60 * millisecondsPerDay);
  counts.push(await countPastDue());
  advance(-60 * millisecondsPerDay);
  counts.push(await countPastDue());

  expect(counts).toEqual([3, 17, 3]);
});

test('sendInvoice sends the email with the invoice attached', async () => {
  const app = await openTestBranch();
  const { id } = await findInvoice(app, 'DRAFT');
  const mail = { to: 'ada@quist.example', subject: 'Your invoice', message: '<p>Here it is.</p>' };

  const { data } = await sendGraphql(
    app,
    'mutation ($id: Int!, $mail: InvoiceMailInput) { sendInvoice(id: $id, mail: $mail) { status } }',
    { id, mail },
  );

  expect(data.sendInvoice.status).toBe('SENT');
  const { data: sent } = await sendGraphql(
    app,
    '{ emailPage(in: [SENT], perPage: 1) { emails { subject from { email } to { email } attachments { fileName } } } }',
  );
  expect(sent.emailPage.emails[0]).toEqual({
    subject: 'Your invoice',
    from: { email: 'hello@marlowfinch.example' },
    to: [{ email: 'ada@quist.example' }],
    attachments: [{ fileName: `invoice-${id}.pdf` }],
  });
});

test('sendInvoice sends no email if the address is invalid or the invoice has no items', async () => {
  const app = await openTestBranch();
  const mail = { to: 'nobody', subject: 'Hello' };
  const sendMutation =
    'mutation ($id: Int!, $mail: InvoiceMailInput) { sendInvoice(id: $id, mail: $mail) { id } }';
  const countSentEmails = async () =>
    (await sendGraphql(app, '{ emailPage(in: [SENT]) { total } }')).data.emailPage.total;
  const before = await countSentEmails();

  const invalidAddress = await sendGraphql(app, sendMutation, { id: 5036, mail });
  const { data } = await sendGraphql(
    app,
    'mutation { addInvoice(invoice: { client: { name: "Ada" } }) { id allowedActions } }',
  );
  const empty = await sendGraphql(app, sendMutation, {
    id: data.addInvoice.id,
    mail: { ...mail, to: 'ada@quist.example' },
  });

  expect(invalidAddress.errors?.[0]?.extensions.field).toBe('mail.to');
  expect(empty.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(data.addInvoice.allowedActions).not.toContain('SEND');
  expect(await countSentEmails()).toBe(before);
});

test('deleteInvoicePayment restores the status before the payment', async () => {
  const app = await openTestBranch();
  const { id } = await findInvoice(app, 'SENT');
  await sendGraphql(app, mutations.PAY ?? '', { id });

  const { data } = await sendGraphql(
    app,
    'mutation ($id: Int!) { deleteInvoicePayment(invoiceId: $id, id: 1) { status payments { id } paid } }',
    { id },
  );

  expect(data.deleteInvoicePayment).toEqual({ status: 'SENT', payments: [], paid: 0 });
});

test('returns NOT_FOUND for a payment that an invoice does not have', async () => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    'mutation { deleteInvoicePayment(invoiceId: 4987, id: 99) { id } }',
  );

  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('restored invoices have their old positions and numbers', async () => {
  const app = await openTestBranch();
  const readIds = async () =>
    (await app.inject('/apps/invoice/invoices?perPage=50'))
      .json()
      .allData.map((invoice: { id: number }) => invoice.id);
  const before = await readIds();

  const { data } = await sendGraphql(
    app,
    'mutation { deleteInvoices(ids: [5036, 4990, 1, 4987]) }',
  );
  expect(data.deleteInvoices).toEqual([5036, 4990, 4987]);
  expect(await readIds()).toHaveLength(47);
  await sendGraphql(app, 'mutation { restoreInvoices(ids: [4987, 5036, 4990, 1]) { id } }');

  expect(await readIds()).toEqual(before);
});

test('addInvoiceClient refuses an existing client', async () => {
  const app = await openTestBranch();
  const addMutation =
    'mutation { addInvoiceClient(client: { name: "Ada", companyEmail: "ada@quist.example" }) { name } }';

  await sendGraphql(app, addMutation);
  const again = await sendGraphql(app, addMutation);

  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { data } = await sendGraphql(app, '{ invoiceClients { name } nextInvoiceNumber }');
  expect(data.invoiceClients.filter(({ name }: { name: string }) => name === 'Ada')).toHaveLength(
    1,
  );
  expect(data.nextInvoiceNumber).toBe(5037);
});

test('the balance has the symbol of its currency', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(
    app,
    `mutation { addInvoice(invoice: {
      client: { name: "Ada" }, currency: EUR, issuedOn: "2026-01-01", dueOn: "2026-01-02",
      items: [{ title: "x", cost: 0.1, quantity: 3 }], taxRate: 0
    }) { id } }`,
  );
  const { data: sent } = await sendGraphql(
    app,
    'mutation ($id: Int!) { sendInvoice(id: $id) { status balance } }',
    { id: data.addInvoice.id },
  );

  expect(sent.sendInvoice).toEqual({ status: 'PAST_DUE', balance: '€0.3' });
});
