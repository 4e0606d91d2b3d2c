import type { CollectionOptions } from '../../collections.ts';
import { removeOverdueStatus } from './overdue.ts';
import type { InvoiceRow } from './row.ts';
import type { InvoiceTable } from './table.ts';

interface RemovalsOptions extends Pick<CollectionOptions, 'store'> {
  invoices: InvoiceTable;
  /** Checks an invoice, computes its sums and writes it. */
  save: (invoice: InvoiceRow, write: (row: InvoiceRow) => InvoiceRow) => InvoiceRow;
  publishChange: () => void;
}

/** Creates the functions that remove invoices, and restore them. */
export function createRemovals({ store, invoices, save, publishChange }: RemovalsOptions) {
  const removedInvoices = store.table<InvoiceRow>('invoices.removedInvoices', {
    rowName: 'removed invoice',
  });

  return {
    remove(id: number): InvoiceRow {
      const invoice = invoices.remove(id);
      removedInvoices.add(removeOverdueStatus(invoice));
      publishChange();
      return invoice;
    },

    removeAll(ids: number[]): number[] {
      const deletedRows = [...new Set(ids)]
        .flatMap((id) => invoices.get(id) ?? [])
        .map(({ id }) => invoices.remove(id));
      for (const invoice of deletedRows) removedInvoices.add(removeOverdueStatus(invoice));
      publishChange();
      return deletedRows.map(({ id }) => id);
    },

    /** Restores invoices at their old positions. Invoices are stored by ascending id. */
    restore(ids: number[]): InvoiceRow[] {
      const restored = [...new Set(ids)].flatMap((id) => removedInvoices.get(id) ?? []);
      for (const { id } of restored) {
        const next = invoices.all().find((other) => other.id > id);
        save(removedInvoices.remove(id), invoices.add);
        invoices.move(id, next?.id);
      }
      return restored.map(({ id }) => invoices.find(id));
    },
  };
}
