import type { Collections } from '../../collections.ts';
import type { InvoiceStatus, Order } from '../../gql/types.ts';
import { sum } from './figures.ts';

/** The part of an invoice that the cards use, with amounts in dollars. */
interface InvoiceFigures {
  id: number;
  issuedOn: string;
  status: InvoiceStatus;
  total: number;
  service: string;
  client: { name: string; company: string; companyEmail: string; country: string };
  avatar: string;
}

/** The part of a payment that the cards use. */
export interface PaymentFigures {
  invoice: InvoiceFigures;
  /** The index of the payment in its invoice. */
  paymentIndex: number;
  paidOn: string;
  method: 'CASH' | 'BANK_TRANSFER' | 'DEBIT' | 'CREDIT' | 'PAYPAL';
  amount: number;
}

/** The invoiced sales of all items with one title. The amount is in dollars, without tax. */
export interface InvoicedItem {
  title: string;
  quantity: number;
  amount: number;
}

/** The data of other collections that the cards use. */
export interface BusinessData {
  orders: Order[];
  invoices: InvoiceFigures[];
  payments: PaymentFigures[];
  listInvoicedItems: () => InvoicedItem[];
}

export function readBusinessData(collections: Collections): BusinessData {
  const invoices: InvoiceFigures[] = [];
  const payments: PaymentFigures[] = [];
  for (const { payments: invoicePayments, ...invoice } of collections.invoices.listBooked()) {
    invoices.push(invoice);
    for (const [paymentIndex, { paidOn, method, amount }] of invoicePayments.entries()) {
      payments.push({ invoice, paymentIndex, paidOn, method, amount });
    }
  }
  return {
    orders: collections.ecommerce.selectOrders(allOrders).orders,
    invoices,
    payments,
    listInvoicedItems: collections.invoices.sumSoldItems,
  };
}

const allOrders = {
  q: '',
  sortBy: 'PLACED_AT',
  isDescending: true,
  page: 1,
  perPage: Number.MAX_SAFE_INTEGER,
} as const;

/** Returns the revenue of orders without tax. Cancelled orders are not counted. */
export const getShopEarnings = (orders: Order[]) =>
  sum(
    orders
      .filter(({ state }) => state !== 'CANCELLED')
      .map(({ totals }) => totals.total - totals.tax),
  );
