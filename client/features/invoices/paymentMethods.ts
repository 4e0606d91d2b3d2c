import type { InvoicePaymentMethod } from '../../gql/invoices/graphql.ts';

/** The payment methods, most frequent first. */
export const paymentMethods: InvoicePaymentMethod[] = [
  'BANK_TRANSFER',
  'CASH',
  'DEBIT',
  'CREDIT',
  'PAYPAL',
];
