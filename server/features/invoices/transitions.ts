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
 * The status after each move, by the status before the move. Moves without an entry are not allowed. Afterwards,
 * `addComputedSums` and `applyOverdueStatus` determine whether the invoice is paid or past due.
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

const allMoves = Object.keys(statusesAfter) as InvoiceMove[];

/** Returns the reason why a move is not allowed, or undefined. */
function findRefusalReason(
  move: InvoiceMove,
  { status, items, rest }: InvoiceRow,
): string | undefined {
  if (statusesAfter[move][status] === undefined) {
    if (status === 'PAID') {
      return move === 'PAY' ? 'is already paid.' : 'is paid. Duplicate it to create a new invoice.';
    }
    return 'is a draft. Send it first.';
  }
  if (move === 'SEND' && items.length === 0) return 'has no lines. Add a line first.';
  if (move === 'PAY' && rest <= 0) return 'has no due amount.';
  return undefined;
}

export const listAllowedMoves = (invoice: InvoiceRow): InvoiceMove[] =>
  allMoves.filter((move) => findRefusalReason(move, invoice) === undefined);

/** Returns the status after a move. Throws `CONFLICT` with the reason if the move is not allowed. */
export function getNextStatus(move: InvoiceMove, invoice: InvoiceRow): InvoiceStatus {
  const reason = findRefusalReason(move, invoice);
  if (reason !== undefined) throw conflict(`Invoice ${invoice.id} ${reason}`);
  return statusesAfter[move][invoice.status] ?? invoice.status;
}
