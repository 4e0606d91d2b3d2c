import type { CollectionOptions } from '../../feature.ts';
import type { InvoiceClient, InvoiceStatus } from '../../gql/resolvers.ts';
import { type Contact, customers, people, portraitOf } from '../../sample/people.ts';
import { day } from '../../values/days.ts';
import { grown, inTurn } from '../../values/rows.ts';
import { daysToPay } from './dates.ts';
import type { InvoiceRow, PaymentRow } from './row.ts';
import { paidOf, totalOf } from './sums.ts';
import { pedestals, type Work, workAt, works } from './works.ts';

const firstId = 4987;
/** The number a task on the board asks about. */
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
 * The statuses of the invoices, the oldest first. The first one is what screens without an id show, and can be edited.
 * The last ten are the first page of the list, and contain all statuses.
 */
const statuses = [
  ...'RPAPPPPAPPPAPDPAPDAADASAODADSADSRORSRRRROSADPSDRRR',
] as (keyof typeof statusByLetter)[];

/** Ids of the users who look after clients: the sales people and the founders of the house. */
export const salespeople = people
  .slice(0, 50)
  .flatMap(({ team }, index) => (team === 'Sales' || team === 'Leadership' ? [index + 1] : []));

export function clientOf({
  name,
  company,
  email,
  address,
  country,
  phone,
}: Contact): InvoiceClient {
  return { name, company, companyEmail: email, address, country, contact: phone };
}

const clients = customers.map(clientOf);
const portraits = customers.map(portraitOf);

/** Returns payments and open amount. Of one status, `nth` tells the invoices apart. */
function accountOf(status: InvoiceStatus, total: number, nth: number, paidOn: string) {
  const paid = (amount: number): PaymentRow[] => [
    { id: 1, paidOn, amount, method: 'BANK_TRANSFER', note: '' },
  ];
  if (status === 'PAID') {
    // Seven in twelve round up when they pay.
    const extra = nth % 12 < 7 ? 12_00 + nth * 3_00 : 0;
    return { open: extra === 0 ? 0 : -extra, payments: paid(total + extra) };
  }
  if (status === 'PARTIAL_PAYMENT') {
    const half = Math.floor(total / 200) * 100;
    // Four in eleven pay by instalments, and the next one is not open yet.
    return { open: nth % 11 < 7 ? total - half : 0, payments: paid(half) };
  }
  return { open: 0, payments: [] };
}

/** Days a client has. Who is awaited in patience was given a month more, as often as it takes. */
function daysFor(status: InvoiceStatus, age: number): number {
  if (status === 'PAST_DUE') return Math.min(daysToPay, 14);
  const isAwaited = status === 'SENT' || status === 'DOWNLOADED';
  return isAwaited ? daysToPay * Math.ceil((age + 1) / daysToPay) : daysToPay;
}

/** How many invoices of the same status stand before, within one round of statuses. */
const places = statuses.map(
  (letter, index) => statuses.slice(0, index).filter((one) => one === letter).length,
);

/** Numbers rise with the day, to today's; rows beyond the sample go through its days again. */
export function seedInvoices({ clock, seedRows }: CollectionOptions): InvoiceRow[] {
  const today = clock.now();
  /** Far down, work comes again: it is added up once. */
  const totals = new Map(
    [...works, pedestals].map((work): [Work, number] => [work, totalOf(work)]),
  );

  function invoiceAt(index: number): InvoiceRow {
    const id = firstId + index;
    const status = statusByLetter[inTurn(statuses, index)];
    const work = id === doubtedId ? pedestals : workAt(index);
    const total = totals.get(work) ?? 0;
    const age = (statuses.length - 1 - (index % statuses.length)) * 3;
    const account = accountOf(
      status,
      total,
      inTurn(places, index),
      // The sample has no payment of today, so that the next one is the latest.
      day(today, Math.min(-2, daysToPay - age)),
    );

    return {
      id,
      issuedOn: day(today, -age),
      dueOn: day(today, daysFor(status, age) - age),
      client: inTurn(clients, index),
      avatar: inTurn(portraits, index),
      ...work,
      // Whether it is past due follows from its dates.
      status: status === 'PAST_DUE' ? 'SENT' : status,
      total,
      rest: total - paidOf(account.payments),
      ...account,
      currency: 'USD',
      payBy: 'BANK_TRANSFER',
      hasTerms: true,
      hasNote: true,
      hasStub: false,
      salespersonId: inTurn(salespeople, index),
    };
  }

  return grown(
    statuses.map((_, index) => invoiceAt(index)),
    seedRows,
    invoiceAt,
  );
}
