import type { Invoice, InvoiceItem, InvoicePage, InvoicePayment } from '../../gql/resolvers.ts';
import type { Coins } from './money.ts';

/** A line, its cost in coins. */
export interface ItemRow
  extends Pick<InvoiceItem, 'title' | 'description' | 'quantity' | 'discountRate'> {
  cost: Coins;
  taxRates: number[] | null;
}

export interface PaymentRow extends Omit<InvoicePayment, 'amount'> {
  amount: Coins;
}

/** An invoice as it is stored, with amounts in coins. */
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
  discount: Coins;
  /** Stored, because lists are sorted by it. */
  total: Coins;
  /** The amount that is still to be paid; negative if too much was paid. Stored for the same reason. */
  rest: Coins;
  /** The amount that is due today; negative if too much was paid. */
  open: Coins;
  payments: PaymentRow[];
  salespersonId: number | null;
  /** The status that is stored, of an invoice that is past due today. */
  sentAs?: 'SENT' | 'DOWNLOADED';
}

/** A page, without the list of all: it is long, and few ask for it. */
export interface InvoicePageRow extends Pick<InvoicePage, 'total'> {
  invoices: InvoiceRow[];
}
