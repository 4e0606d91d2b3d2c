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

/** What an invoice is made of, in coins; the sums and spellings that it shows are worked out. */
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
  /** Kept, because lists are sorted by it. */
  total: Coins;
  /** What is still to be paid, below 0 what was paid too much; kept for the same reason. */
  rest: Coins;
  /** What is open today: owed, or below 0 what was paid too much. */
  open: Coins;
  payments: PaymentRow[];
  salespersonId: number | null;
}

/** A page, without the list of all: it is long, and few ask for it. */
export interface InvoicePageRow extends Pick<InvoicePage, 'total'> {
  invoices: InvoiceRow[];
}
