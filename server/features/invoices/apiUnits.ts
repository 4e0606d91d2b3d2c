import type { InvoiceItem, InvoicePayment, UpdateInvoiceInput } from '../../gql/resolvers.ts';
import { toAmount } from './money.ts';
import type { InvoiceRow } from './row.ts';
import { getNet } from './sums.ts';

/** Returns the line items in API units (dollars). */
export const toApiItems = ({ items, currency }: InvoiceRow): InvoiceItem[] =>
  items.map((item) => ({
    ...item,
    cost: toAmount(item.cost, currency),
    total: toAmount(getNet(item), currency),
  }));

export const toApiPayments = ({ payments, currency }: InvoiceRow): InvoicePayment[] =>
  payments.map((payment) => ({ ...payment, amount: toAmount(payment.amount, currency) }));

/** Returns the values of an invoice that its sums depend on, as an input contains them. */
export const totalsInput = (invoice: InvoiceRow) => ({
  currency: invoice.currency,
  items: toApiItems(invoice),
  discount: toAmount(invoice.discount, invoice.currency),
  taxRate: invoice.taxRate,
});

/** The fields that can change in every state of the invoice. */
const free = new Set(['id', 'note', 'salespersonId', 'hasTerms', 'hasNote', 'hasStub']);

/** Whether a change is one that a paid invoice no longer takes. */
export const changesTotals = (changes: Partial<UpdateInvoiceInput>) =>
  Object.keys(changes).some((name) => !free.has(name));
