import type { InvoiceCurrency, InvoicePayment } from '../../gql/types.ts';
import { type MinorUnits, toAmount } from '../../values/money.ts';
import type { InvoiceRow } from './row.ts';
import { getTax } from './sums.ts';

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

export function toBookedInvoice(invoice: InvoiceRow): BookedInvoice {
  const { id, status, issuedOn, client, avatar, service, currency, total } = invoice;
  const toDollars = (minorUnits: MinorUnits) =>
    toAmount(minorUnits, currency) * exchangeRates[currency];

  return {
    ...{ id, status, issuedOn, client, avatar, service },
    total: toDollars(total),
    untaxed: toDollars(total - getTax(invoice)),
    payments: invoice.payments.map(({ paidOn, method, amount }) => ({
      ...{ paidOn, method },
      amount: toDollars(amount),
    })),
  };
}
