import type { InvoiceCurrency, InvoiceSums } from '../../gql/resolvers.ts';
import { getSign, type MinorUnits, multiplyRatio, toAmount, toHundredths } from './money.ts';
import { withoutOverdueStatus } from './overdue.ts';
import type { InvoiceRow, ItemRow, PaymentRow } from './row.ts';

type Priced = Pick<InvoiceRow, 'items' | 'discount' | 'taxRate'>;

const sum = (amounts: MinorUnits[]): MinorUnits => amounts.reduce((all, one) => all + one, 0);

/** Returns the amount of a line, less its discount. */
export function getNet({ cost, quantity, discountRate }: Omit<ItemRow, 'title'>): MinorUnits {
  const gross = multiplyRatio(cost, toHundredths(quantity), 100);
  return gross - multiplyRatio(gross, toHundredths(discountRate), 10_000);
}

export const getSubtotal = ({ items }: Pick<Priced, 'items'>): MinorUnits => sum(items.map(getNet));

/**
 * Returns the tax by rate. The discount is distributed over the lines in proportion to their
 * amounts, without a remainder. Tax is rounded once per rate, so that the printed invoice adds up.
 */
export function computeTaxes({ items, discount, taxRate }: Priced) {
  const nets = items.map(getNet);
  const subtotal = sum(nets);
  const bases = new Map<number, MinorUnits>();
  let before = 0;

  for (const [index, { taxRates }] of items.entries()) {
    const net = nets[index] ?? 0;
    const share =
      multiplyRatio(discount, before + net, subtotal) - multiplyRatio(discount, before, subtotal);
    before += net;
    for (const rate of taxRates ?? [taxRate]) bases.set(rate, (bases.get(rate) ?? 0) + net - share);
  }
  return [...bases]
    .map(([rate, base]) => ({
      rate,
      base,
      amount: multiplyRatio(base, toHundredths(rate), 10_000),
    }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate);
}

export const getTax = (invoice: Priced): MinorUnits =>
  sum(computeTaxes(invoice).map(({ amount }) => amount));

export const getTotal = (invoice: Priced): MinorUnits =>
  getSubtotal(invoice) - invoice.discount + getTax(invoice);

export const sumPayments = (payments: PaymentRow[]): MinorUnits =>
  sum(payments.map(({ amount }) => amount));

/** Returns all sums of an invoice in units of its currency. */
export function computeSums(invoice: Priced, currency: InvoiceCurrency): InvoiceSums {
  const shown = (minorUnits: MinorUnits) => toAmount(minorUnits, currency);
  const taxes = computeTaxes(invoice);
  const tax = sum(taxes.map(({ amount }) => amount));
  const subtotal = getSubtotal(invoice);

  return {
    lines: invoice.items.map((item) => shown(getNet(item))),
    subtotal: shown(subtotal),
    discount: shown(invoice.discount),
    taxes: taxes.map(({ rate, base, amount }) => ({
      rate,
      base: shown(base),
      amount: shown(amount),
    })),
    tax: shown(tax),
    total: shown(subtotal - invoice.discount + tax),
  };
}

/** The format of the contract: 0 as a number for paid invoices, and text for all others. */
export function getBalance({ open, currency }: InvoiceRow): string | number {
  if (open === 0) return 0;
  return `${open < 0 ? '-' : ''}${getSign(currency)}${toAmount(Math.abs(open), currency)}`;
}

/** Returns the invoice with its sums and the status that follows from its payments, as it is stored. */
export function withComputedSums(invoice: InvoiceRow): InvoiceRow {
  const stored = withoutOverdueStatus(invoice);
  const { status, payments } = stored;
  const total = getTotal(stored);
  const rest = total - sumPayments(payments);
  const sums = { ...stored, total, rest };
  if (payments.length > 0) {
    return { ...sums, open: rest, status: rest > 0 ? 'PARTIAL_PAYMENT' : 'PAID' };
  }
  if (status === 'DRAFT') return { ...sums, open: 0 };
  // A payment may have been removed.
  return { ...sums, open: 0, status: status === 'DOWNLOADED' ? 'DOWNLOADED' : 'SENT' };
}
