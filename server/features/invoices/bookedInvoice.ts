import type { InvoiceCurrency, InvoicePayment } from '../../gql/types.ts';
import { type MinorUnits, toAmount } from '../../values/money.ts';
import type { InvoiceRow } from './row.ts';
import { getNet, getTax } from './sums.ts';

/** The value of one unit of each currency in dollars. */
const exchangeRates: Record<InvoiceCurrency, number> = {
  USD: 1,
  EUR: 1.09,
  GBP: 1.27,
  CHF: 1.15,
  JPY: 0.0067,
};

/** An invoice with amounts in dollars, for the figures of other features. */
interface BookedInvoice
  extends Pick<InvoiceRow, 'id' | 'status' | 'issuedOn' | 'client' | 'avatar' | 'service'> {
  total: number;
  untaxed: number;
  payments: Pick<InvoicePayment, 'paidOn' | 'method' | 'amount'>[];
}

const toDollars = (minorUnits: MinorUnits, currency: InvoiceCurrency) =>
  toAmount(minorUnits, currency) * exchangeRates[currency];

/** The sales of all items with one title. The amount is in dollars, without tax. */
export interface SoldItem {
  title: string;
  quantity: number;
  amount: number;
}

/** Returns the sales of each item, in all invoices except drafts. */
export function sumItems(invoices: InvoiceRow[]): SoldItem[] {
  const sales = new Map<string, SoldItem>();
  for (const { items, currency } of invoices.filter(({ status }) => status !== 'DRAFT')) {
    for (const item of items) {
      const { title, quantity } = item;
      const previous = sales.get(title);
      sales.set(title, {
        title,
        quantity: (previous?.quantity ?? 0) + quantity,
        amount: (previous?.amount ?? 0) + toDollars(getNet(item), currency),
      });
    }
  }
  return [...sales.values()];
}

export function toBookedInvoice(invoice: InvoiceRow): BookedInvoice {
  const { id, status, issuedOn, client, avatar, service, currency, total } = invoice;
  const convert = (minorUnits: MinorUnits) => toDollars(minorUnits, currency);

  return {
    ...{ id, status, issuedOn, client, avatar, service },
    total: convert(total),
    untaxed: convert(total - getTax(invoice)),
    payments: invoice.payments.map(({ paidOn, method, amount }) => ({
      ...{ paidOn, method },
      amount: convert(amount),
    })),
  };
}
