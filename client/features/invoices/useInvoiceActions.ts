import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  InvoiceListDocument,
  type InvoiceListQueryVariables,
  InvoiceSenderDetailsDocument,
} from '../../gql/invoices/graphql.ts';
import {
  useDeleteInvoicesMutation,
  useDownloadInvoicesMutation,
  useDuplicateInvoiceMutation,
  useRestoreInvoicesMutation,
  useSendInvoiceMutation,
} from '../../gql/invoices/hooks.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { showToast } from '../../ui/toasts.ts';
import { createInvoiceTexts } from './invoiceTexts.ts';
import type { InvoiceInList } from './useColumns.tsx';
import { toHtml, useMailTexts } from './useMailTexts.ts';

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** Options of the mutations. A changed invoice can change the order, the filters and the totals of lists. */
export const mutationOptions = { refetchQueries: [InvoiceListDocument] };

/** Returns the actions on invoices. `listVariables` are the variables of the list on the screen. */
export function useInvoiceActions(listVariables?: InvoiceListQueryVariables) {
  const { t, i18n } = useTranslation('invoices');
  const client = useApolloClient();
  const navigate = useNavigate();
  const createMailTexts = useMailTexts();
  const [duplicateInvoice] = useDuplicateInvoiceMutation(mutationOptions);
  const [deleteInvoices] = useDeleteInvoicesMutation(mutationOptions);
  const [restoreInvoices] = useRestoreInvoicesMutation(mutationOptions);
  const [sendInvoice] = useSendInvoiceMutation();
  const [downloadInvoices] = useDownloadInvoicesMutation(mutationOptions);

  const showResult = (message: string, undo?: () => void) =>
    void showToast({ kind: 'success', message, undo });

  const fetchSenderDetails = () =>
    client.query({ query: InvoiceSenderDetailsDocument }).then(({ data }) => data ?? null);

  async function removeByIds(ids: number[]) {
    return deleteInvoices({
      variables: { ids },
      optimisticResponse: { deleteInvoices: ids },
      update: (cache) =>
        listVariables &&
        cache.updateQuery({ query: InvoiceListDocument, variables: listVariables }, (data) => {
          if (!data) return data;
          const invoices = data.invoicePage.invoices.filter(({ id }) => !ids.includes(id));
          const removedCount = data.invoicePage.invoices.length - invoices.length;
          const total = data.invoicePage.total - removedCount;
          return { ...data, invoicePage: { ...data.invoicePage, invoices, total } };
        }),
    });
  }

  return {
    /** Duplicates an invoice and returns the id of the copy. */
    async duplicate(id: number) {
      const { data } = await duplicateInvoice({ variables: { id } });
      if (!data) return undefined;
      const copyId = data.duplicateInvoice.id;
      showResult(t('toast.duplicated', { id, copy: copyId }), () => void removeByIds([copyId]));
      return copyId;
    },

    /** Deletes invoices. Returns whether they were deleted. */
    async remove(invoices: Pick<InvoiceInList, 'id'>[]) {
      const ids = invoices.map(({ id }) => id);
      const { error } = await removeByIds(ids);
      if (error) return false;
      showResult(
        t('toast.deleted', { count: ids.length, id: ids[0] }),
        () => void restoreInvoices({ variables: { ids } }),
      );
      return true;
    },

    async sendAll(invoices: InvoiceInList[]) {
      const senderDetails = await fetchSenderDetails();
      const results = await Promise.all(
        invoices.map((invoice) => {
          const companyName = senderDetails?.invoiceSender.name ?? '';
          const { to, subject, text } = createMailTexts(invoice, companyName);
          return sendInvoice({
            variables: { id: invoice.id, mail: { to, subject, message: toHtml(text) } },
          });
        }),
      );
      await client.refetchQueries({ include: [InvoiceListDocument] });
      const count = results.filter(({ error }) => !error).length;
      if (count > 0) showResult(t('toast.sent', { count, id: invoices[0]?.id }));
    },

    /** Downloads one PDF file of all invoices. Offers to print invoices with characters that the PDF font lacks. */
    async download(ids: number[]) {
      const [{ data }, senderDetails, { createInvoicePdf }] = await Promise.all([
        downloadInvoices({ variables: { ids } }),
        fetchSenderDetails(),
        import('./invoicePdf.ts'),
      ]);
      if (!data || !senderDetails) return;
      const { invoiceSender, invoicePaymentDetails } = senderDetails;
      const { file, omitted } = await createInvoicePdf(
        data.downloadInvoices.map((invoice) =>
          createInvoiceTexts(invoice, invoiceSender, invoicePaymentDetails, t, i18n.language),
        ),
      );
      const name = ids.length === 1 ? `invoice-${ids[0]}` : t('title');
      if (file) saveFile(`${name}.pdf`, file);
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
