import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  InvoiceFileFactsDocument,
  InvoiceListDocument,
  type InvoiceListQueryVariables,
} from '../../gql/invoices/graphql.ts';
import {
  useDeleteInvoicesMutation,
  useDownloadInvoicesMutation,
  useDuplicateInvoiceMutation,
  useRestoreInvoicesMutation,
  useSendInvoiceMutation,
} from '../../gql/invoices/hooks.ts';
import { download as save } from '../../ui/table/csv.ts';
import { showToast } from '../../ui/toasts.ts';
import { createPaper } from './paper.ts';
import type { InvoiceInList } from './useColumns.tsx';
import { toHtml, useMailTexts } from './useMailTexts.ts';

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** Changes of an invoice can affect the order, the filters and the totals of lists. */
export const lists = { refetchQueries: [InvoiceListDocument] };

/** Returns the actions on invoices. `shown` are the variables of the list that shows them. */
export function useInvoiceActions(shown?: InvoiceListQueryVariables) {
  const { t, i18n } = useTranslation('invoices');
  const client = useApolloClient();
  const navigate = useNavigate();
  const mailTexts = useMailTexts();
  const [duplicateInvoice] = useDuplicateInvoiceMutation(lists);
  const [deleteInvoices] = useDeleteInvoicesMutation(lists);
  const [restoreInvoices] = useRestoreInvoicesMutation(lists);
  const [sendInvoice] = useSendInvoiceMutation();
  const [downloadInvoices] = useDownloadInvoicesMutation(lists);

  const showResult = (message: string, undo?: () => void) =>
    void showToast({ kind: 'success', message, undo });

  const facts = () =>
    client.query({ query: InvoiceFileFactsDocument }).then(({ data }) => data ?? null);

  async function removeAll(ids: number[]) {
    return deleteInvoices({
      variables: { ids },
      optimisticResponse: { deleteInvoices: ids },
      update: (cache) =>
        shown &&
        cache.updateQuery({ query: InvoiceListDocument, variables: shown }, (data) => {
          if (!data) return data;
          const invoices = data.invoicePage.invoices.filter(({ id }) => !ids.includes(id));
          const gone = data.invoicePage.invoices.length - invoices.length;
          const total = data.invoicePage.total - gone;
          return { ...data, invoicePage: { ...data.invoicePage, invoices, total } };
        }),
    });
  }

  return {
    async duplicate(id: number) {
      const { data } = await duplicateInvoice({ variables: { id } });
      if (!data) return undefined;
      const copy = data.duplicateInvoice.id;
      showResult(t('toast.duplicated', { id, copy }), () => void removeAll([copy]));
      return copy;
    },

    /** Resolves to whether the invoices were deleted. */
    async remove(invoices: Pick<InvoiceInList, 'id'>[]) {
      const ids = invoices.map(({ id }) => id);
      const { error } = await removeAll(ids);
      if (error) return false;
      showResult(
        t('toast.deleted', { count: ids.length, id: ids[0] }),
        () => void restoreInvoices({ variables: { ids } }),
      );
      return true;
    },

    async sendAll(invoices: InvoiceInList[]) {
      const loadedFacts = await facts();
      const results = await Promise.all(
        invoices.map((invoice) => {
          const { to, subject, text } = mailTexts(invoice, loadedFacts?.invoiceSender.name ?? '');
          return sendInvoice({
            variables: { id: invoice.id, mail: { to, subject, message: toHtml(text) } },
          });
        }),
      );
      await client.refetchQueries({ include: [InvoiceListDocument] });
      const count = results.filter(({ error }) => !error).length;
      if (count > 0) showResult(t('toast.sent', { count, id: invoices[0]?.id }));
    },

    /**
     * Saves one PDF file of all invoices. Offers to print those whose characters the PDF font
     * lacks.
     */
    async download(ids: number[]) {
      const [{ data }, loadedFacts, { createInvoicePdf: invoicePdf }] = await Promise.all([
        downloadInvoices({ variables: { ids } }),
        facts(),
        import('./invoicePdf.ts'),
      ]);
      if (!data || !loadedFacts) return;
      const { invoiceSender, invoicePaymentDetails } = loadedFacts;
      const { file, omitted } = await invoicePdf(
        data.downloadInvoices.map((invoice) =>
          createPaper(invoice, invoiceSender, invoicePaymentDetails, t, i18n.language),
        ),
      );
      const name = ids.length === 1 ? `invoice-${ids[0]}` : t('title');
      if (file) save(`${name}.pdf`, file);
      for (const { id } of omitted) {
        void showToast({
          kind: 'danger',
          message: t('toast.noGlyphs', { id }),
          action: { label: t('act.print'), run: () => void navigate(`/apps/invoice/print/${id}`) },
        });
      }
    },
  };
}
