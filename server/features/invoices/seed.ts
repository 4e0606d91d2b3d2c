import type { CollectionOptions } from '../../feature.ts';
import type { InvoiceClient, InvoiceStatus } from '../../gql/resolvers.ts';
import { type Contact, customers, getPortraitUrl, people } from '../../sample/people.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample, getCyclic } from '../../values/rows.ts';
import { daysToPay } from './dates.ts';
import { getSampleItem, pedestals, type SampleItems, sampleInvoiceItems } from './items.seed.ts';
import type { InvoiceRow, PaymentRow } from './row.ts';
import { getTotal, sumPayments } from './sums.ts';

const firstId = 4987;
/** The invoice that a task of the to-do board mentions. */
const doubtedId = 5012;

const statusByLetter = {
  D: 'DOWNLOADED',
  O: 'PAST_DUE',
  P: 'PAID',
  A: 'PARTIAL_PAYMENT',
  R: 'DRAFT',
  S: 'SENT',
} as const satisfies Record<string, InvoiceStatus>;

/**
 * The statuses of the invoices, oldest first. The first one is the default of screens without an
 * id, and can be edited. The last ten are the first page of the list, and contain all statuses.
 */
const statuses = [
  ...'RPAPPPPAPPPAPDPAPDAADASAODADSADSRORSRRRROSADPSDRRR',
] as (keyof typeof statusByLetter)[];

/** The ids of the users who have clients: sales people and founders. */
export const salespeople = people
  .slice(0, 50)
  .flatMap(({ team }, index) => (team === 'Sales' || team === 'Leadership' ? [index + 1] : []));

export function toClient({
  name,
  company,
  email,
  address,
  country,
  phone,
}: Contact): InvoiceClient {
  return { name, company, companyEmail: email, address, country, contact: phone };
}

const clients = customers.map(toClient);
const portraits = customers.map(getPortraitUrl);

/** Returns payments and balance. `nth` varies the invoices of a status. */
function createAccount(status: InvoiceStatus, total: number, nth: number, paidOn: string) {
  const paid = (amount: number): PaymentRow[] => [
    { id: 1, paidOn, amount, method: 'BANK_TRANSFER', note: '' },
  ];
  if (status === 'PAID') {
    // Seven of twelve clients pay a rounded amount.
    const extra = nth % 12 < 7 ? 12_00 + nth * 3_00 : 0;
    return { open: extra === 0 ? 0 : -extra, payments: paid(total + extra) };
  }
  if (status === 'PARTIAL_PAYMENT') {
    const half = Math.floor(total / 200) * 100;
    // Four of eleven pay in instalments, with the next one not due yet.
    return { open: nth % 11 < 7 ? total - half : 0, payments: paid(half) };
  }
  return { open: 0, payments: [] };
}

/** The payment term in days. Clients with late payments have one or more months more. */
function pickDays(status: InvoiceStatus, age: number): number {
  if (status === 'PAST_DUE') return Math.min(daysToPay, 14);
  const isAwaited = status === 'SENT' || status === 'DOWNLOADED';
  return isAwaited ? daysToPay * Math.ceil((age + 1) / daysToPay) : daysToPay;
}

/** The number of earlier invoices with the same status, within one round of statuses. */
const places = statuses.map(
  (letter, index) => statuses.slice(0, index).filter((one) => one === letter).length,
);

/** Numbers ascend with the date, up to today's. Rows beyond the sample repeat its dates. */
export function seedInvoices({ clock, seedRows }: CollectionOptions): InvoiceRow[] {
  const today = clock.now();
  /** Line items repeat beyond the sample, so their totals are calculated once. */
  const totals = new Map(
    [...sampleInvoiceItems, pedestals].map((work): [SampleItems, number] => [work, getTotal(work)]),
  );

  function invoiceAt(index: number): InvoiceRow {
    const id = firstId + index;
    const status = statusByLetter[getCyclic(statuses, index)];
    const work = id === doubtedId ? pedestals : getSampleItem(index);
    const total = totals.get(work) ?? 0;
    const age = (statuses.length - 1 - (index % statuses.length)) * 3;
    const account = createAccount(
      status,
      total,
      getCyclic(places, index),
      // The sample has no payment of today, so that the next one is the latest.
      formatDay(today, Math.min(-2, daysToPay - age)),
    );

    return {
      id,
      issuedOn: formatDay(today, -age),
      dueOn: formatDay(today, pickDays(status, age) - age),
      client: getCyclic(clients, index),
      avatar: getCyclic(portraits, index),
      ...work,
      // Whether it is past due follows from its dates.
      status: status === 'PAST_DUE' ? 'SENT' : status,
      total,
      rest: total - sumPayments(account.payments),
      ...account,
      currency: 'USD',
      payBy: 'BANK_TRANSFER',
      hasTerms: true,
      hasNote: true,
      hasStub: false,
      salespersonId: getCyclic(salespeople, index),
    };
  }

  return extendSample(
    statuses.map((_, index) => invoiceAt(index)),
    seedRows,
    invoiceAt,
  );
}
