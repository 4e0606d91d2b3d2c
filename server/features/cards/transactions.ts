import type { Order, Transaction, TransactionMethod } from '../../gql/resolvers.ts';
import { compareAscending } from '../../values/rows.ts';
import type { Business, Receipt } from './business.ts';

const ofOrders: Record<Order['payment'], TransactionMethod> = {
  CARD: 'CARD',
  BANK_TRANSFER: 'BANK_TRANSFER',
  INSTALMENTS: 'INSTALMENTS',
  CASH_ON_DELIVERY: 'CASH',
};
const ofReceipts: Record<Receipt['method'], TransactionMethod> = {
  CASH: 'CASH',
  BANK_TRANSFER: 'BANK_TRANSFER',
  DEBIT: 'CARD',
  CREDIT: 'CARD',
  PAYPAL: 'PAYPAL',
};

/**
 * Returns the transactions, latest first. Those of the same time are in the reverse order of their
 * storage.
 */
export function listTransactions({ orders, receipts }: Business): Transaction[] {
  const transactions = [...receipts.map(paymentOf), ...orders.toReversed().flatMap(listPayments)];
  // A payment has a date without a time, and counts from the start of its day.
  return transactions.reverse().sort((a, b) => compareAscending(b.at, a.at));
}

/** An order, and the money that went back when it was cancelled after it was paid. */
function listPayments(order: Order): Transaction[] {
  const { id, number, placedAt, cancelledAt, payment, address, totals } = order;
  const common = { number, subjectId: id, name: address.fullName, method: ofOrders[payment] };
  const placed: Transaction = {
    ...common,
    id: `order-${id}`,
    kind: 'ORDER',
    amount: totals.total,
    at: placedAt,
  };
  if (!cancelledAt) return [placed];
  const refund: Transaction = {
    ...common,
    id: `refund-${id}`,
    kind: 'REFUND',
    amount: -totals.total,
    at: cancelledAt,
  };
  return order.paymentState === 'REFUNDED' ? [placed, refund] : [];
}

const paymentOf = ({ bill, nth, paidOn, method, amount }: Receipt): Transaction => ({
  id: `payment-${bill.id}-${nth}`,
  kind: 'PAYMENT',
  method: ofReceipts[method],
  number: String(bill.id),
  subjectId: bill.id,
  name: bill.client.company || bill.client.name,
  amount: Math.round(amount * 100) / 100,
  at: paidOn,
});
