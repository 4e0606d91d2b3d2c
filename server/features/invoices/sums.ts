import type { InvoiceCurrency, InvoiceSums } from '../../gql/types.ts';
import {
  getCurrencySymbol,
  type MinorUnits,
  multiplyRatio,
  toAmount,
  toHundredths,
} from '../../values/money.ts';
import { removeOverdueStatus } from './overdue.ts';
import type { InvoiceRow, ItemRow, PaymentRow } from './row.ts';

type PricedInvoice = Pick<InvoiceRow, 'items' | 'discount' | 'taxRate'>;

const sum = (amounts: MinorUnits[]): MinorUnits =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Returns the amount of a line item, less its discount. */
export function getNet({ cost, quantity, discountRate }: Omit<ItemRow, 'title'>): MinorUnits {
  const gross = multiplyRatio(cost, toHundredths(quantity), 100);
  return gross - multiplyRatio(gross, toHundredths(discountRate), 10_000);
}

export const getSubtotal = ({ items }: Pick<PricedInvoice, 'items'>): MinorUnits =>
  sum(items.map(getNet));

/**
 * Returns the tax for each rate. The discount is distributed over the lines in proportion to their amounts, without a
 * remainder. The tax is rounded once for each rate, so that the printed amounts add up.
 */
function computeTaxes({ items, discount, taxRate }: PricedInvoice) {
  const nets = items.map(getNet);
  const subtotal = sum(nets);
  const bases = new Map<number, MinorUnits>();
  let netBefore = 0;

  for (const [index, { taxRates }] of items.entries()) {
    const net = nets[index] ?? 0;
    const share =
      multiplyRatio(discount, netBefore + net, subtotal) -
      multiplyRatio(discount, netBefore, subtotal);
    netBefore += net;
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

export const getTax = (invoice: PricedInvoice): MinorUnits =>
  sum(computeTaxes(invoice).map(({ amount }) => amount));

export const getTotal = (invoice: PricedInvoice): MinorUnits =>
  getSubtotal(invoice) - invoice.discount + getTax(invoice);

export const sumPayments = (payments: PaymentRow[]): MinorUnits =>
  sum(payments.map(({ amount }) => amount));

/** Returns all sums of an invoice in units of its currency. */
export function computeSums(invoice: PricedInvoice, currency: InvoiceCurrency): InvoiceSums {
  const convert = (minorUnits: MinorUnits) => toAmount(minorUnits, currency);
  const taxes = computeTaxes(invoice);
  const tax = sum(taxes.map(({ amount }) => amount));
  const subtotal = getSubtotal(invoice);

  return {
    lines: invoice.items.map((item) => convert(getNet(item))),
    subtotal: convert(subtotal),
    discount: convert(invoice.discount),
    taxes: taxes.map(({ rate, base, amount }) => ({
      rate,
      base: convert(base),
      amount: convert(amount),
    })),
    tax: convert(tax),
    total: convert(subtotal - invoice.discount + tax),
  };
}

/** Returns the balance in the format of the contract: the number 0, or a text such as `$120` or `-$10`. */
export function getBalance({ open, currency }: InvoiceRow): string | number {
  if (open === 0) return 0;
  return `${open < 0 ? '-' : ''}${getCurrencySymbol(currency)}${toAmount(Math.abs(open), currency)}`;
}

/** Returns the invoice to store, with its sums and with the status that follows from its payments. */
export function addComputedSums(invoice: InvoiceRow): InvoiceRow {
  const stored = removeOverdueStatus(invoice);
  const { status, payments } = stored;
  const total = getTotal(stored);
  const rest = total - sumPayments(payments);
  const sums = { ...stored, total, rest };
  if (payments.length > 0) {
    return { ...sums, open: rest, status: rest > 0 ? 'PARTIAL_PAYMENT' : 'PAID' };
  }
  if (status === 'DRAFT') return { ...sums, open: 0 };
  // The status is PARTIAL_PAYMENT or PAID if the last payment was removed.
  return { ...sums, open: 0, status: status === 'DOWNLOADED' ? 'DOWNLOADED' : 'SENT' };
}
