import type { Collections } from '../../collections.ts';
import type { InvoiceStatus, Order } from '../../gql/resolvers.ts';
import { sum } from './figures.ts';

/** The figures of an invoice that the cards count, in dollars. */
export interface Bill {
  id: number;
  issuedOn: string;
  status: InvoiceStatus;
  total: number;
  service: string;
  client: { name: string; company: string; companyEmail: string; country: string };
  avatar: string;
}

export interface Receipt {
  bill: Bill;
  /** The index of the payment in its invoice. */
  nth: number;
  paidOn: string;
  method: 'CASH' | 'BANK_TRANSFER' | 'DEBIT' | 'CREDIT' | 'PAYPAL';
  amount: number;
}

/** The data of other collections that the cards count. */
export interface Business {
  orders: Order[];
  bills: Bill[];
  receipts: Receipt[];
}

export function readBusiness({ ecommerce, invoices }: Collections): Business {
  const bills: Bill[] = [];
  const receipts: Receipt[] = [];
  for (const { payments, ...bill } of invoices.booked()) {
    bills.push(bill);
    for (const [nth, { paidOn, method, amount }] of payments.entries()) {
      receipts.push({ bill, nth, paidOn, method, amount });
    }
  }
  return { orders: ecommerce.orders(everything).orders, bills, receipts };
}

const everything = {
  q: '',
  sortBy: 'PLACED_AT',
  isDescending: true,
  page: 1,
  perPage: Number.MAX_SAFE_INTEGER,
} as const;

/** Returns the revenue of orders without tax. Cancelled orders do not count. */
export const shopEarnings = (orders: Order[]) =>
  sum(
    orders
      .filter(({ state }) => state !== 'CANCELLED')
      .map(({ totals }) => totals.total - totals.tax),
  );
