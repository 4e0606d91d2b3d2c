import { conflict } from '../../errors.ts';
import type { InvoiceAction, InvoiceStatus } from '../../gql/types.ts';
import type { InvoiceRow } from './row.ts';

type StatusChanges = Partial<Record<InvoiceStatus, InvoiceStatus>>;

const unchanged: StatusChanges = {
  DRAFT: 'DRAFT',
  SENT: 'SENT',
  DOWNLOADED: 'DOWNLOADED',
  PAST_DUE: 'PAST_DUE',
  PARTIAL_PAYMENT: 'PARTIAL_PAYMENT',
  PAID: 'PAID',
};

/**
 * The status after each action, by the status before the action. Actions without an entry are not allowed. Afterwards,
 * `addComputedSums` and `applyOverdueStatus` determine whether the invoice is paid or past due.
 */
const statusesAfter: Record<InvoiceAction, StatusChanges> = {
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

const allActions = Object.keys(statusesAfter) as InvoiceAction[];

/** Returns the reason why an action is not allowed, or undefined. */
function findRefusalReason(
  action: InvoiceAction,
  { status, items, rest }: InvoiceRow,
): string | undefined {
  if (statusesAfter[action][status] === undefined) {
    if (status === 'PAID') {
      return action === 'PAY'
        ? 'is already paid.'
        : 'is paid. Duplicate it to create a new invoice.';
    }
    return 'is a draft. Send it first.';
  }
  if (action === 'SEND' && items.length === 0) return 'has no lines. Add a line first.';
  if (action === 'PAY' && rest <= 0) return 'has no due amount.';
  return undefined;
}

export const listAllowedActions = (invoice: InvoiceRow): InvoiceAction[] =>
  allActions.filter((action) => findRefusalReason(action, invoice) === undefined);

/** Returns the status after an action. Throws `CONFLICT` with the reason if the action is not allowed. */
export function getNextStatus(action: InvoiceAction, invoice: InvoiceRow): InvoiceStatus {
  const reason = findRefusalReason(action, invoice);
  if (reason !== undefined) throw conflict(`Invoice ${invoice.id} ${reason}`);
  return statusesAfter[action][invoice.status] ?? invoice.status;
}
