import type { InvoiceRow } from './row.ts';

/** Returns an invoice as of a day: one that was sent and not paid in time is past due. */
export function withOverdueStatus(invoice: InvoiceRow, today: string): InvoiceRow {
  const { status, rest, dueOn } = invoice;
  if (status !== 'SENT' && status !== 'DOWNLOADED') return invoice;
  if (rest <= 0 || dueOn >= today) return invoice;
  return { ...invoice, status: 'PAST_DUE', open: rest, sentAs: status };
}

/** Returns an invoice as it is stored: without regard to the day. */
export function withoutOverdueStatus(invoice: InvoiceRow): InvoiceRow {
  const { sentAs, ...stored } = invoice;
  return sentAs ? { ...stored, status: sentAs, open: 0 } : invoice;
}
