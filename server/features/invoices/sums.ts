import type { InvoiceCurrency, InvoiceSums } from '../../gql/resolvers.ts';
import { amountOf, type Coins, hundredths, portion, signOf } from './money.ts';
import type { InvoiceRow, ItemRow, PaymentRow } from './row.ts';

type Priced = Pick<InvoiceRow, 'items' | 'discount' | 'taxRate'>;

const sum = (amounts: Coins[]): Coins => amounts.reduce((all, one) => all + one, 0);

/** What a line comes to, less its discount. */
export function netOf({ cost, quantity, discountRate }: Omit<ItemRow, 'title'>): Coins {
  const gross = portion(cost, hundredths(quantity), 100);
  return gross - portion(gross, hundredths(discountRate), 10_000);
}

export const subtotalOf = ({ items }: Pick<Priced, 'items'>): Coins => sum(items.map(netOf));

/**
 * Tax by rate. The discount is spread over the lines by what they come to, up to the last coin; tax
 * is rounded once a rate, so that the paper adds up.
 */
export function taxesOf({ items, discount, taxRate }: Priced) {
  const nets = items.map(netOf);
  const subtotal = sum(nets);
  const bases = new Map<number, Coins>();
  let before = 0;

  for (const [index, { taxRates }] of items.entries()) {
    const net = nets[index] ?? 0;
    const share = portion(discount, before + net, subtotal) - portion(discount, before, subtotal);
    before += net;
    for (const rate of taxRates ?? [taxRate]) bases.set(rate, (bases.get(rate) ?? 0) + net - share);
  }
  return [...bases]
    .map(([rate, base]) => ({ rate, base, amount: portion(base, hundredths(rate), 10_000) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate);
}

export const taxOf = (invoice: Priced): Coins => sum(taxesOf(invoice).map(({ amount }) => amount));

export const totalOf = (invoice: Priced): Coins =>
  subtotalOf(invoice) - invoice.discount + taxOf(invoice);

export const paidOf = (payments: PaymentRow[]): Coins => sum(payments.map(({ amount }) => amount));

/** All sums of an invoice, as the faces say them. */
export function sumsOf(invoice: Priced, currency: InvoiceCurrency): InvoiceSums {
  const shown = (coins: Coins) => amountOf(coins, currency);
  const taxes = taxesOf(invoice);
  const tax = sum(taxes.map(({ amount }) => amount));
  const subtotal = subtotalOf(invoice);

  return {
    lines: invoice.items.map((item) => shown(netOf(item))),
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

/** As the contract writes it: settled accounts are the number 0, all others are text. */
export function balanceOf({ open, currency }: InvoiceRow): string | number {
  if (open === 0) return 0;
  return `${open < 0 ? '-' : ''}${signOf(currency)}${amountOf(Math.abs(open), currency)}`;
}

/** The invoice added up anew. Payments decide its status from the first one on, the day until then. */
export function settled(invoice: InvoiceRow, today: string): InvoiceRow {
  const total = totalOf(invoice);
  const rest = total - paidOf(invoice.payments);
  const sums = { ...invoice, total, rest };
  if (invoice.payments.length > 0) {
    return { ...sums, open: rest, status: rest > 0 ? 'PARTIAL_PAYMENT' : 'PAID' };
  }
  if (invoice.status === 'DRAFT') return { ...sums, open: 0 };

  const isLate = rest > 0 && invoice.dueOn < today;
  return { ...sums, open: isLate ? rest : 0, status: isLate ? 'PAST_DUE' : awaited(invoice) };
}

/** What an invoice is that is neither paid nor late: a payment may have been taken off, or a day put off. */
function awaited({ status }: InvoiceRow) {
  return status === 'DOWNLOADED' ? 'DOWNLOADED' : 'SENT';
}
