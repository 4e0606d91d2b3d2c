import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestBranch, sendGraphql } from '../../test/testApp.ts';

const minorUnitsPerUnit = { USD: 100, EUR: 100, GBP: 100, CHF: 100, JPY: 1 } as const;
type Currency = keyof typeof minorUnitsPerUnit;

interface Line {
  /** The cost in minor units. Quantities and percentages are hundredths, so that all numbers are integers. */
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

/** Divides integers and rounds half up, independently of the implementation under test. */
const divideRounded = (numerator: bigint, denominator: bigint) => {
  const [whole, rest] = [numerator / denominator, numerator % denominator];
  return rest * 2n >= denominator ? whole + 1n : whole;
};

function computeModel(items: Line[], discountShare: number, rate: number) {
  const nets = items.map(({ cost, quantity, discountRate }) => {
    const gross = divideRounded(BigInt(cost) * BigInt(quantity), 100n);
    return gross - divideRounded(gross * BigInt(discountRate), 10_000n);
  });
  const subtotal = nets.reduce((total, net) => total + net, 0n);
  const discount = (subtotal * BigInt(discountShare)) / 100n;

  const bases = new Map<number, bigint>();
  let [netSoFar, discountSoFar] = [0n, 0n];
  for (const [index, { taxRates }] of items.entries()) {
    netSoFar += nets[index] ?? 0n;
    const discountUpToItem = subtotal === 0n ? 0n : divideRounded(discount * netSoFar, subtotal);
    const base = (nets[index] ?? 0n) - (discountUpToItem - discountSoFar);
    discountSoFar = discountUpToItem;
    for (const taxRate of taxRates ?? [rate]) {
      bases.set(taxRate, (bases.get(taxRate) ?? 0n) + base);
    }
  }
  const tax = [...bases].reduce(
    (total, [taxRate, base]) => total + divideRounded(base * BigInt(taxRate), 10_000n),
    0n,
  );
  return { nets, subtotal, discount, tax, total: subtotal - discount + tax };
}

const addMutation = `mutation ($invoice: AddInvoiceInput!) { addInvoice(invoice: $invoice) {
  id subtotal discount tax total due paid items { total } taxes { rate base amount }
} }`;
const sumsQuery = `query ($invoice: InvoiceSumsInput!) { invoiceSums(invoice: $invoice) {
  lines subtotal discount tax total taxes { rate base amount }
} }`;

test('addInvoice and invoiceSums return the same sums as a model with integers', async () => {
  const app = await openTestBranch();

  await fc.assert(
    fc.asyncProperty(
      lines,
      currencies,
      fc.integer({ min: 0, max: 100 }),
      percents,
      async (items, currency, share, rate) => {
        const expected = computeModel(items, share, rate);
        const minorUnits = minorUnitsPerUnit[currency];
        const toAmount = (amount: bigint) => Number(amount) / minorUnits;
        const input = {
          currency,
          discount: toAmount(expected.discount),
          taxRate: rate / 100,
          items: items.map(({ cost, quantity, discountRate, taxRates }) => ({
            title: 'x',
            cost: cost / minorUnits,
            quantity: quantity / 100,
            discountRate: discountRate / 100,
            taxRates: taxRates?.map((taxRate) => taxRate / 100),
          })),
        };

        const { data } = await sendGraphql(app, addMutation, {
          invoice: { ...input, client: { name: 'Ada' } },
        });
        const { data: previewData } = await sendGraphql(app, sumsQuery, { invoice: input });
        const { id, items: storedItems, due, paid, ...invoice } = data.addInvoice;
        const rest = await app.inject(`/api/invoice/invoices/${id}`);

        expect(invoice).toMatchObject({
          subtotal: toAmount(expected.subtotal),
          discount: toAmount(expected.discount),
          tax: toAmount(expected.tax),
          total: toAmount(expected.total),
        });
        expect(storedItems.map(({ total }: { total: number }) => total)).toEqual(
          expected.nets.map(toAmount),
        );
        const { lines: previewLines, ...preview } = previewData.invoiceSums;
        expect(preview).toEqual(invoice);
        expect(previewLines).toEqual(expected.nets.map(toAmount));
        expect(rest.json().invoice.total).toBe(invoice.total);
        expect([due, paid]).toEqual([invoice.total, 0]);
      },
    ),
    { numRuns: 60 },
  );
});

const payMutation = `mutation ($payment: InvoicePaymentInput!) { addInvoicePayment(payment: $payment) {
  status due paid balance
} }`;

test('the due amount is exact after any payments', async () => {
  const app = await openTestBranch();
  const payments = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 });

  await fc.assert(
    fc.asyncProperty(payments, currencies, async (amounts, currency) => {
      const minorUnits = minorUnitsPerUnit[currency];
      const total = 100_000;
      const items = [{ title: 'x', cost: total / minorUnits }];
      const { data } = await sendGraphql(app, addMutation, {
        invoice: { client: { name: 'Ada' }, items, currency, taxRate: 0 },
      });
      const { id } = data.addInvoice;
      await sendGraphql(app, 'mutation ($id: Int!) { sendInvoice(id: $id) { id } }', { id });

      let paid = 0;
      for (const amount of amounts) {
        const { data, errors } = await sendGraphql(app, payMutation, {
          payment: { invoiceId: id, amount: amount / minorUnits },
        });
        if (paid >= total) {
          expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
          continue;
        }
        paid += amount;
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

test('items can add up to the maximum, although their sum in binary numbers is above it', async () => {
  const app = await openTestBranch();
  const add = (lines: [number, number][]) =>
    sendGraphql(app, addMutation, {
      invoice: {
        client: { name: 'Ada' },
        currency: 'USD',
        taxRate: 0,
        items: lines.map(([cost, quantity]) => ({ title: 'x', cost, quantity })),
      },
    });
  const lines: [number, number][] = [
    [271_990.95, 386.8],
    [198_515.5, 889.2],
    [172_005.95, 955.6],
    [2.12, 1],
    [553_905.03, 1000],
  ];

  const largest = await add(lines);
  const tooLarge = await add([...lines, [0.01, 1]]);

  expect(largest.data.addInvoice.total).toBe(1_000_000_000);
  expect(tooLarge.errors?.[0]?.message).toContain('must not add up to more than');
});
