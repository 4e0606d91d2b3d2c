import type { InvoicePaymentMethod } from '../../gql/invoices/graphql.ts';

/** How an invoice can be paid, the most usual first. */
export const methods: InvoicePaymentMethod[] = [
  'BANK_TRANSFER',
  'CASH',
  'DEBIT',
  'CREDIT',
  'PAYPAL',
];
