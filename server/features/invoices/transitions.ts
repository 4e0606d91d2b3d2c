import { conflict } from '../../errors.ts';
import type { InvoiceMove, InvoiceStatus } from '../../gql/resolvers.ts';
import type { InvoiceRow } from './row.ts';

type Moves = Partial<Record<InvoiceStatus, InvoiceStatus>>;

const unchanged: Moves = {
  DRAFT: 'DRAFT',
  SENT: 'SENT',
  DOWNLOADED: 'DOWNLOADED',
  PAST_DUE: 'PAST_DUE',
  PARTIAL_PAYMENT: 'PARTIAL_PAYMENT',
  PAID: 'PAID',
};

/**
 * The status after each action, by the status before it. Other actions are not allowed. `settled` then decides
 * by the sums and the day whether the invoice is paid or late.
 */
const statusesAfter: Record<InvoiceMove, Moves> = {
  EDIT: { ...unchanged, PAID: undefined },
  SEND: { ...unchanged, DRAFT: 'SENT' },
  DOWNLOAD: { ...unchanged, SENT: 'DOWNLOADED' },
  PAY: {
    SENT: 'PARTIAL_PAYMENT',
    DOWNLOADED: 'PARTIAL_PAYMENT',
    PAST_DUE: 'PARTIAL_PAYMENT',
    PARTIAL_PAYMENT: 'PARTIAL_PAYMENT',
  },
};

const names = Object.keys(statusesAfter) as InvoiceMove[];

/** Returns the reason for which an action is not allowed, or undefined. */
function findRefusalReason(
  move: InvoiceMove,
  { status, items, rest }: InvoiceRow,
): string | undefined {
  if (statusesAfter[move][status] === undefined) {
    if (status === 'PAID') {
      return move === 'PAY' ? 'is paid already.' : 'is paid. Duplicate it to bill once more.';
    }
    return 'is a draft. Send it first.';
  }
  if (move === 'SEND' && items.length === 0) return 'has no lines yet. Add one first.';
  if (move === 'PAY' && rest <= 0) return 'has nothing to pay.';
  return undefined;
}

export const allowedTransitions = (invoice: InvoiceRow): InvoiceMove[] =>
  names.filter((move) => findRefusalReason(move, invoice) === undefined);

/** Returns the status after an action. Throws `CONFLICT` with the reason if the action is not allowed. */
export function nextStatus(move: InvoiceMove, invoice: InvoiceRow): InvoiceStatus {
  const reason = findRefusalReason(move, invoice);
  if (reason !== undefined) throw conflict(`Invoice ${invoice.id} ${reason}`);
  return statusesAfter[move][invoice.status] ?? invoice.status;
}
