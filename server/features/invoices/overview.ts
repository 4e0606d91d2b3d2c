import type { InvoiceCurrency, InvoiceGroup, InvoiceOverview } from '../../gql/types.ts';
import { type MinorUnits, toAmount } from '../../values/money.ts';
import type { InvoiceRow } from './row.ts';

const currencies: InvoiceCurrency[] = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'];

/** Returns the number and the sums of invoices by what is to be done with them. */
export const createOverview = (invoices: InvoiceRow[]): InvoiceOverview => ({
  outstanding: createGroup(invoices, ['SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT', 'PAST_DUE']),
  pastDue: createGroup(invoices, ['PAST_DUE']),
  paid: createGroup(invoices, ['PAID'], ({ total }) => total),
  draft: createGroup(invoices, ['DRAFT']),
});

function createGroup(
  invoices: InvoiceRow[],
  statuses: InvoiceRow['status'][],
  getAmount: (invoice: InvoiceRow) => MinorUnits = ({ rest }) => Math.max(0, rest),
): InvoiceGroup {
  const members = invoices.filter(({ status }) => statuses.includes(status));
  const sums = new Map<InvoiceCurrency, MinorUnits>();
  for (const invoice of members) {
    sums.set(invoice.currency, (sums.get(invoice.currency) ?? 0) + getAmount(invoice));
  }
  return {
    statuses,
    count: members.length,
    sums: currencies.flatMap((currency) => {
      const sum = sums.get(currency);
      return sum === undefined ? [] : { currency, amount: toAmount(sum, currency) };
    }),
  };
}
