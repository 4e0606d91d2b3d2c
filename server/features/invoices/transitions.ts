import { conflict } from '../../errors.ts';
import type { InvoiceMove, InvoiceStatus } from '../../gql/resolvers.ts';
import type { InvoiceRow } from './row.ts';

type Moves = Partial<Record<InvoiceStatus, InvoiceStatus>>;

const staying: Moves = {
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
const machine: Record<InvoiceMove, Moves> = {
  EDIT: { ...staying, PAID: undefined },
  SEND: { ...staying, DRAFT: 'SENT' },
  DOWNLOAD: { ...staying, SENT: 'DOWNLOADED' },
  PAY: {
    SENT: 'PARTIAL_PAYMENT',
    DOWNLOADED: 'PARTIAL_PAYMENT',
    PAST_DUE: 'PARTIAL_PAYMENT',
    PARTIAL_PAYMENT: 'PARTIAL_PAYMENT',
  },
};

const names = Object.keys(machine) as InvoiceMove[];

/** The reason, if there is a remedy. */
function reasonAgainst(move: InvoiceMove, { status, items, rest }: InvoiceRow): string | undefined {
  if (machine[move][status] === undefined) {
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
  names.filter((move) => reasonAgainst(move, invoice) === undefined);

/** The status that the move leads to. Refuses it with the reason when it is not one of `movesOf`. */
export function nextStatus(move: InvoiceMove, invoice: InvoiceRow): InvoiceStatus {
  const reason = reasonAgainst(move, invoice);
  if (reason !== undefined) throw conflict(`Invoice ${invoice.id} ${reason}`);
  return machine[move][invoice.status] ?? invoice.status;
}
