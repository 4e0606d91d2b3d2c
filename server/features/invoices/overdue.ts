import type { InvoiceRow } from './row.ts';

/** Returns an invoice with its status on a day. A sent invoice that is not paid after its due date is past due. */
export function applyOverdueStatus(invoice: InvoiceRow, today: string): InvoiceRow {
  const { status, rest, dueOn } = invoice;
  if (status !== 'SENT' && status !== 'DOWNLOADED') return invoice;
  if (rest <= 0 || dueOn >= today) return invoice;
  return { ...invoice, status: 'PAST_DUE', open: rest, sentAs: status };
}

/** Returns the invoice as stored, with a status that does not depend on the day. */
export function removeOverdueStatus(invoice: InvoiceRow): InvoiceRow {
  const { sentAs, ...stored } = invoice;
  return sentAs ? { ...stored, status: sentAs, open: 0 } : invoice;
}
