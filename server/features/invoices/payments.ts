import { notFound } from '../../errors.ts';
import type { InvoicePaymentInput } from '../../gql/types.ts';
import { toMinorUnits } from '../../values/money.ts';
import { checkPayment } from './checks.ts';
import { parseDay } from './dates.ts';
import type { InvoiceRow } from './row.ts';
import type { InvoiceTable } from './table.ts';
import { getNextStatus } from './transitions.ts';

interface PaymentsOptions {
  invoices: InvoiceTable;
  /** Checks an invoice, computes its sums and writes it. */
  save: (invoice: InvoiceRow, write: (row: InvoiceRow) => InvoiceRow) => InvoiceRow;
  /** Returns the current day. */
  getToday: () => string;
}

/** Creates the functions that change the payments of invoices. */
export function createPayments({ invoices, save, getToday }: PaymentsOptions) {
  return {
    add({ invoiceId, paidOn, amount, method, note }: InvoicePaymentInput): InvoiceRow {
      const invoice = invoices.find(invoiceId);
      const minorUnits = toMinorUnits(amount, invoice.currency);
      checkPayment(amount, minorUnits);
      const status = getNextStatus('PAY', invoice);
      const payment = {
        id: Math.max(0, ...invoice.payments.map(({ id }) => id)) + 1,
        paidOn: parseDay(paidOn ?? getToday()),
        amount: minorUnits,
        method,
        note,
      };
      return save(
        { ...invoice, status, payments: [...invoice.payments, payment] },
        invoices.replace,
      );
    },

    remove(invoiceId: number, id: number): InvoiceRow {
      const invoice = invoices.find(invoiceId);
      const payments = invoice.payments.filter((payment) => payment.id !== id);
      if (payments.length === invoice.payments.length) throw notFound('payment', id);
      return save({ ...invoice, payments }, invoices.replace);
    },
  };
}
