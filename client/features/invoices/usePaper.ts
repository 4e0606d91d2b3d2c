import { useTranslation } from 'react-i18next';
import type { InvoicePreviewQuery } from '../../gql/invoices/graphql.ts';
import { createPaper } from './paper.ts';

/** Returns the texts of a loaded invoice. Undefined for an unknown invoice. */
export function usePaper({ invoice, invoiceSender, invoicePaymentDetails }: InvoicePreviewQuery) {
  const { t, i18n } = useTranslation('invoices');
  return invoice && createPaper(invoice, invoiceSender, invoicePaymentDetails, t, i18n.language);
}
