import type { Invoice, InvoiceItem, InvoicePage, InvoicePayment } from '../../gql/resolvers.ts';
import type { MinorUnits } from './money.ts';

/** An item, with its cost in minor units. */
export interface ItemRow
  extends Pick<InvoiceItem, 'title' | 'description' | 'quantity' | 'discountRate'> {
  cost: MinorUnits;
  taxRates: number[] | null;
}

export interface PaymentRow extends Omit<InvoicePayment, 'amount'> {
  amount: MinorUnits;
}

/** An invoice as it is stored, with amounts in minor units. */
export interface InvoiceRow
  extends Pick<
    Invoice,
    | 'id'
    | 'issuedOn'
    | 'dueOn'
    | 'client'
    | 'avatar'
    | 'service'
    | 'taxRate'
    | 'currency'
    | 'note'
    | 'payBy'
    | 'hasTerms'
    | 'hasNote'
    | 'hasStub'
    | 'status'
  > {
  items: ItemRow[];
  discount: MinorUnits;
  /** Stored, because lists are sorted by it. */
  total: MinorUnits;
  /** The amount that is still to be paid; negative if too much was paid. Stored for the same reason. */
  rest: MinorUnits;
  /** The amount that is due today; negative if too much was paid. */
  open: MinorUnits;
  payments: PaymentRow[];
  salespersonId: number | null;
  /** The stored status of an invoice that is past due today. */
  sentAs?: 'SENT' | 'DOWNLOADED';
}

/** A page without `allInvoices`, which is long and rarely requested. */
export interface InvoicePageRow extends Pick<InvoicePage, 'total'> {
  invoices: InvoiceRow[];
}
