import type { InvoiceRow } from './row.ts';
import type { InvoiceTable } from './table.ts';
import { getNextStatus } from './transitions.ts';

interface SendingOptions {
  invoices: InvoiceTable;
  /** Checks an invoice, computes its sums and writes it. */
  save: (invoice: InvoiceRow, write: (row: InvoiceRow) => InvoiceRow) => InvoiceRow;
}

/** Creates the functions that send invoices and download them, which changes the status of drafts. */
export function createSending({ invoices, save }: SendingOptions) {
  function advance(action: 'SEND' | 'DOWNLOAD', invoice: InvoiceRow): InvoiceRow {
    const status = getNextStatus(action, invoice);
    return status === invoice.status ? invoice : save({ ...invoice, status }, invoices.replace);
  }

  return {
    /** Throws `CONFLICT` if the invoice cannot be sent. Must be called before the email is sent. */
    checkCanSend(id: number) {
      getNextStatus('SEND', invoices.find(id));
    },

    send: (id: number): InvoiceRow => advance('SEND', invoices.find(id)),

    download: (ids: number[]): InvoiceRow[] =>
      [...new Set(ids)]
        .flatMap((id) => invoices.get(id) ?? [])
        .map((invoice) => advance('DOWNLOAD', invoice)),
  };
}
