import type { Invoice, InvoiceItem, InvoicePage, InvoicePayment } from '../../gql/types.ts';
import type { MinorUnits } from '../../values/money.ts';

/** A line item with its cost in minor units. */
export interface ItemRow
  extends Pick<InvoiceItem, 'title' | 'description' | 'quantity' | 'discountRate'> {
  cost: MinorUnits;
  taxRates: number[] | null;
}

export interface PaymentRow extends Omit<InvoicePayment, 'amount'> {
  amount: MinorUnits;
}

/** A stored invoice, with amounts in minor units. */
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
  /** The total. It is stored, because invoices can be sorted by it. */
  total: MinorUnits;
  /** The unpaid amount, which is negative after an overpayment. It is stored, because invoices can be sorted by it. */
  rest: MinorUnits;
  /** The balance on the current day, which is negative after an overpayment. */
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
