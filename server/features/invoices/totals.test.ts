import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, buildTestApp } from '../../testing.ts';

const minorUnitsPerUnit = { USD: 100, EUR: 100, GBP: 100, CHF: 100, JPY: 1 } as const;
type Currency = keyof typeof minorUnitsPerUnit;

interface Line {
  /**
   * Amounts in the smallest unit and percentages in hundredths, so that the model has integers
   * only.
   */
  cost: number;
  quantity: number;
  discountRate: number;
  taxRates: number[] | null;
}

const percents = fc.integer({ min: 0, max: 10_000 });
const lines = fc.array(
  fc.record({
    cost: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 0, max: 30_000 }),
    discountRate: fc.oneof(fc.constant(0), percents),
    taxRates: fc.option(fc.array(percents, { maxLength: 2 })),
  }),
  { minLength: 1, maxLength: 6 },
);
const currencies = fc.constantFrom(...(Object.keys(minorUnitsPerUnit) as Currency[]));

/** Fractions of integers, rounded half up: an independent implementation. */
const rounded = (numerator: bigint, denominator: bigint) => {
  const [whole, rest] = [numerator / denominator, numerator % denominator];
  return rest * 2n >= denominator ? whole + 1n : whole;
};

function model(items: Line[], discountShare: number, rate: number) {
  const nets = items.map(({ cost, quantity, discountRate }) => {
    const gross = rounded(BigInt(cost) * BigInt(quantity), 100n);
    return gross - rounded(gross * BigInt(discountRate), 10_000n);
  });
  const subtotal = nets.reduce((all, net) => all + net, 0n);
  const discount = (subtotal * BigInt(discountShare)) / 100n;

  const bases = new Map<number, bigint>();
  let [netSoFar, discountSoFar] = [0n, 0n];
  for (const [index, { taxRates }] of items.entries()) {
    netSoFar += nets[index] ?? 0n;
    const discountUpToItem = subtotal === 0n ? 0n : rounded(discount * netSoFar, subtotal);
    const base = (nets[index] ?? 0n) - (discountUpToItem - discountSoFar);
    discountSoFar = discountUpToItem;
    for (const one of taxRates ?? [rate]) bases.set(one, (bases.get(one) ?? 0n) + base);
  }
  const tax = [...bases].reduce(
    (all, [one, base]) => all + rounded(base * BigInt(one), 10_000n),
    0n,
  );
  return { nets, subtotal, discount, tax, total: subtotal - discount + tax };
}

const add = `mutation ($invoice: AddInvoiceInput!) { addInvoice(invoice: $invoice) {
  id subtotal discount tax total due paid items { total } taxes { rate base amount }
} }`;
const sums = `query ($invoice: InvoiceSumsInput!) { invoiceSums(invoice: $invoice) {
  lines subtotal discount tax total taxes { rate base amount }
} }`;

test('all sums of an invoice are equal to those of a model with integers', async () => {
  const app = await buildTestApp();

  await fc.assert(
    fc.asyncProperty(
      lines,
      currencies,
      fc.integer({ min: 0, max: 100 }),
      percents,
      async (items, currency, share, rate) => {
        const expected = model(items, share, rate);
        const minorUnits = minorUnitsPerUnit[currency];
        const shown = (amount: bigint) => Number(amount) / minorUnits;
        const priced = {
          currency,
          discount: shown(expected.discount),
          taxRate: rate / 100,
          items: items.map(({ cost, quantity, discountRate, taxRates }) => ({
            title: 'x',
            cost: cost / minorUnits,
            quantity: quantity / 100,
            discountRate: discountRate / 100,
            taxRates: taxRates?.map((one) => one / 100),
          })),
        };

        const { data } = await ask(app, add, { invoice: { ...priced, client: { name: 'Ada' } } });
        const { data: previewData } = await ask(app, sums, { invoice: priced });
        const { id, items: storedItems, due, paid, ...invoice } = data.addInvoice;
        const rest = await app.inject(`/api/invoice/invoices/${id}`);

        expect(invoice).toMatchObject({
          subtotal: shown(expected.subtotal),
          discount: shown(expected.discount),
          tax: shown(expected.tax),
          total: shown(expected.total),
        });
        expect(storedItems.map(({ total }: { total: number }) => total)).toEqual(
          expected.nets.map(shown),
        );
        const { lines: previewed, ...preview } = previewData.invoiceSums;
        expect(preview).toEqual(invoice);
        expect(previewed).toEqual(expected.nets.map(shown));
        expect(rest.json().invoice.total).toBe(invoice.total);
        expect([due, paid]).toEqual([invoice.total, 0]);
      },
    ),
    { numRuns: 60 },
  );
});

const pay = `mutation ($payment: InvoicePaymentInput!) { addInvoicePayment(payment: $payment) {
  status due paid balance
} }`;

test('the due amount is exact after any payments', async () => {
  const app = await buildTestApp();
  const payments = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 });

  await fc.assert(
    fc.asyncProperty(payments, currencies, async (parts, currency) => {
      const minorUnits = minorUnitsPerUnit[currency];
      const total = 100_000;
      const items = [{ title: 'x', cost: total / minorUnits }];
      const { data } = await ask(app, add, {
        invoice: { client: { name: 'Ada' }, items, currency, taxRate: 0 },
      });
      const { id } = data.addInvoice;
      await ask(app, 'mutation ($id: Int!) { sendInvoice(id: $id) { id } }', { id });

      let paid = 0;
      for (const part of parts) {
        const { data, errors } = await ask(app, pay, {
          payment: { invoiceId: id, amount: part / minorUnits },
        });
        if (paid >= total) {
          expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
          continue;
        }
        paid += part;
        expect(data.addInvoicePayment).toMatchObject({
          paid: paid / minorUnits,
          due: Math.max(0, total - paid) / minorUnits,
          status: paid < total ? 'PARTIAL_PAYMENT' : 'PAID',
        });
      }
    }),
    { numRuns: 40 },
  );
});
