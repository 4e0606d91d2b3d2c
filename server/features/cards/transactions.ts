import type { Order, Transaction, TransactionMethod } from '../../gql/types.ts';
import { roundToHundredths } from '../../values/money.ts';
import { compareAscending } from '../../values/rows.ts';
import type { BusinessData, PaymentFigures } from './business.ts';

const orderMethods: Record<Order['payment'], TransactionMethod> = {
  CARD: 'CARD',
  BANK_TRANSFER: 'BANK_TRANSFER',
  INSTALMENTS: 'INSTALMENTS',
  CASH_ON_DELIVERY: 'CASH',
};
const paymentMethods: Record<PaymentFigures['method'], TransactionMethod> = {
  CASH: 'CASH',
  BANK_TRANSFER: 'BANK_TRANSFER',
  DEBIT: 'CARD',
  CREDIT: 'CARD',
  PAYPAL: 'PAYPAL',
};

/**
 * Returns the transactions, latest first. Transactions with the same time are in the reverse of their stored order.
 */
export function listTransactions({ orders, payments }: BusinessData): Transaction[] {
  const transactions = [
    ...payments.map(toPaymentTransaction),
    ...orders.toReversed().flatMap(listOrderTransactions),
  ];
  // A payment has a date without a time, which is compared as the start of the day.
  return transactions.reverse().sort((a, b) => compareAscending(b.at, a.at));
}

/**
 * Returns the transaction of an order and, if a paid order was cancelled, the refund. Returns no transactions for a
 * cancelled order that was not paid.
 */
function listOrderTransactions(order: Order): Transaction[] {
  const { id, number, placedAt, cancelledAt, payment, address, totals } = order;
  const commonFields = {
    number,
    subjectId: id,
    name: address.fullName,
    method: orderMethods[payment],
  };
  const orderTransaction: Transaction = {
    ...commonFields,
    id: `order-${id}`,
    kind: 'ORDER',
    amount: totals.total,
    at: placedAt,
  };
  if (!cancelledAt) return [orderTransaction];
  const refundTransaction: Transaction = {
    ...commonFields,
    id: `refund-${id}`,
    kind: 'REFUND',
    amount: -totals.total,
    at: cancelledAt,
  };
  return order.paymentState === 'REFUNDED' ? [orderTransaction, refundTransaction] : [];
}

const toPaymentTransaction = ({
  invoice,
  paymentIndex,
  paidOn,
  method,
  amount,
}: PaymentFigures): Transaction => ({
  id: `payment-${invoice.id}-${paymentIndex}`,
  kind: 'PAYMENT',
  method: paymentMethods[method],
  number: String(invoice.id),
  subjectId: invoice.id,
  name: invoice.client.company || invoice.client.name,
  amount: roundToHundredths(amount),
  at: paidOn,
});
