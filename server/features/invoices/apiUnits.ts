import type { InvoiceItem, InvoicePayment, UpdateInvoiceInput } from '../../gql/types.ts';
import { toAmount } from '../../values/money.ts';
import type { InvoiceRow } from './row.ts';
import { getNet } from './sums.ts';

/** Converts the line items to API units (dollars). */
export const toApiItems = ({ items, currency }: InvoiceRow): InvoiceItem[] =>
  items.map((item) => ({
    ...item,
    cost: toAmount(item.cost, currency),
    total: toAmount(getNet(item), currency),
  }));

export const toApiPayments = ({ payments, currency }: InvoiceRow): InvoicePayment[] =>
  payments.map((payment) => ({ ...payment, amount: toAmount(payment.amount, currency) }));

/** Returns the fields that determine the sums of an invoice, in API units. */
export const getTotalsInput = (invoice: InvoiceRow) => ({
  currency: invoice.currency,
  items: toApiItems(invoice),
  discount: toAmount(invoice.discount, invoice.currency),
  taxRate: invoice.taxRate,
});

/** The fields that can change even if the invoice is paid. */
const unrestrictedFields = new Set([
  'id',
  'note',
  'salespersonId',
  'hasTerms',
  'hasNote',
  'hasStub',
]);

/** Returns whether changes include fields of which a paid invoice does not allow changes. */
export const hasRestrictedChanges = (changes: Partial<UpdateInvoiceInput>) =>
  Object.keys(changes).some((name) => !unrestrictedFields.has(name));
