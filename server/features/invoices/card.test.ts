import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql, type TestApp } from '../../test/testApp.ts';

const payMutation = `mutation ($payment: CardPaymentInput!) { payInvoiceByCard(payment: $payment) {
  invoice { id status due } problems { field problem } decline
} }`;
const card = { number: '5105 1111 2222 0005', holder: 'Ada Quist', expiry: '12/29', cvv: '123' };

async function findPastDueInvoice(app: TestApp) {
  const { data } = await sendGraphql(
    app,
    '{ invoicePage(statuses: [PAST_DUE], perPage: 1) { invoices { id status due } } }',
  );
  return data.invoicePage.invoices[0];
}

test('payInvoiceByCard pays the full due amount, and refuses a second payment', async () => {
  const app = await openTestBranch();
  const { id } = await findPastDueInvoice(app);

  const { data } = await sendGraphql(app, payMutation, { payment: { invoiceId: id, card } });
  const { errors } = await sendGraphql(app, payMutation, { payment: { invoiceId: id, card } });

  expect(data.payInvoiceByCard).toEqual({
    invoice: { id, status: 'PAID', due: 0 },
    problems: [],
    decline: null,
  });
  expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('an invalid or declined card records no payment', async () => {
  const app = await openTestBranch();
  const invoice = await findPastDueInvoice(app);
  const attempt = async (changes: Partial<typeof card>) => {
    const payment = { invoiceId: invoice.id, card: { ...card, ...changes } };
    return (await sendGraphql(app, payMutation, { payment })).data.payInvoiceByCard;
  };

  expect(await attempt({ number: '5105 1111 2222 0006', cvv: '' })).toEqual({
    invoice,
    problems: [
      { field: 'NUMBER', problem: 'MISTYPED' },
      { field: 'CVV', problem: 'BLANK' },
    ],
    decline: null,
  });
  expect(await attempt({ number: '5105 1111 2222 0021' })).toEqual({
    invoice,
    problems: [],
    decline: 'OVER_LIMIT',
  });
});
