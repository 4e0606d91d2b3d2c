import { useTranslation } from 'react-i18next';
import type { InvoicePreviewQuery } from '../../gql/invoices/graphql.ts';
import { createInvoiceTexts } from './invoiceTexts.ts';

/** Returns the texts of a loaded invoice, or `null` for an unknown invoice. */
export function useInvoiceTexts({
  invoice,
  invoiceSender,
  invoicePaymentDetails,
}: InvoicePreviewQuery) {
  const { t, i18n } = useTranslation('invoices');
  return (
    invoice && createInvoiceTexts(invoice, invoiceSender, invoicePaymentDetails, t, i18n.language)
  );
}
