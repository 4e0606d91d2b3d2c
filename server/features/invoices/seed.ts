import type { CollectionOptions } from '../../collections.ts';
import type { InvoiceClient, InvoiceStatus } from '../../gql/types.ts';
import { type Contact, customers, getPortraitUrl, people } from '../../sample/people.ts';
import { formatDay } from '../../values/days.ts';
import { extendSample, getCyclic } from '../../values/rows.ts';
import { paymentTermDays } from './dates.ts';
import {
  getSampleItem,
  pedestalItems,
  type SampleItems,
  sampleInvoiceItems,
} from './items.seed.ts';
import type { InvoiceRow, PaymentRow } from './row.ts';
import { getTotal, sumPayments } from './sums.ts';

const firstId = 4987;
/** The id of the invoice that a task of the to-do board mentions. */
const pedestalInvoiceId = 5012;

const statusByLetter = {
  D: 'DOWNLOADED',
  O: 'PAST_DUE',
  P: 'PAID',
  A: 'PARTIAL_PAYMENT',
  R: 'DRAFT',
  S: 'SENT',
} as const satisfies Record<string, InvoiceStatus>;

/**
 * The statuses of the invoices, oldest first. Screens without an id show the first invoice, which can be edited. The
 * last ten invoices are the first page of the list, and have all statuses.
 */
const statuses = [
  ...'RPAPPPPAPPPAPDPAPDAADASAODADSADSRORSRRRROSADPSDRRR',
] as (keyof typeof statusByLetter)[];

/** The ids of the users who have clients: the teams Sales and Leadership. */
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

/** Returns the payments and the balance. `statusIndex` varies them among the invoices with one status. */
function createPayments(status: InvoiceStatus, total: number, statusIndex: number, paidOn: string) {
  const createPaymentList = (amount: number): PaymentRow[] => [
    { id: 1, paidOn, amount, method: 'BANK_TRANSFER', note: '' },
  ];
  if (status === 'PAID') {
    // Seven of twelve clients pay a rounded amount.
    const overpayment = statusIndex % 12 < 7 ? 12_00 + statusIndex * 3_00 : 0;
    return {
      open: overpayment === 0 ? 0 : -overpayment,
      payments: createPaymentList(total + overpayment),
    };
  }
  if (status === 'PARTIAL_PAYMENT') {
    const half = Math.floor(total / 200) * 100;
    // Four of eleven clients pay in instalments, and the next instalment is not due yet.
    return { open: statusIndex % 11 < 7 ? total - half : 0, payments: createPaymentList(half) };
  }
  return { open: 0, payments: [] };
}

/** Returns the payment term in days. It is extended by whole terms if the invoice would be past due. */
function getPaymentTerm(status: InvoiceStatus, age: number): number {
  if (status === 'PAST_DUE') return Math.min(paymentTermDays, 14);
  const isUnpaid = status === 'SENT' || status === 'DOWNLOADED';
  return isUnpaid ? paymentTermDays * Math.ceil((age + 1) / paymentTermDays) : paymentTermDays;
}

/** The number of earlier invoices with the same status, for each invoice of `statuses`. */
const statusIndexes = statuses.map(
  (letter, index) => statuses.slice(0, index).filter((other) => other === letter).length,
);

/**
 * Returns the invoices by ascending id and date, up to the current day. Generated invoices repeat the dates of the
 * sample.
 */
export function seedInvoices({ clock, seedRows }: CollectionOptions): InvoiceRow[] {
  const today = clock.now();
  /** The totals by line items. Generated invoices repeat the line items, so each total is calculated once. */
  const totals = new Map(
    [...sampleInvoiceItems, pedestalItems].map((sampleItems): [SampleItems, number] => [
      sampleItems,
      getTotal(sampleItems),
    ]),
  );

  function createInvoice(index: number): InvoiceRow {
    const id = firstId + index;
    const status = statusByLetter[getCyclic(statuses, index)];
    const sampleItems = id === pedestalInvoiceId ? pedestalItems : getSampleItem(index);
    const total = totals.get(sampleItems) ?? 0;
    const age = (statuses.length - 1 - (index % statuses.length)) * 3;
    const paymentFields = createPayments(
      status,
      total,
      getCyclic(statusIndexes, index),
      // The sample has no payment on the current day, so that a new payment is the latest.
      formatDay(today, Math.min(-2, paymentTermDays - age)),
    );

    return {
      id,
      issuedOn: formatDay(today, -age),
      dueOn: formatDay(today, getPaymentTerm(status, age) - age),
      client: getCyclic(clients, index),
      avatar: getCyclic(portraits, index),
      ...sampleItems,
      // The status PAST_DUE is not stored, because it follows from the dates.
      status: status === 'PAST_DUE' ? 'SENT' : status,
      total,
      rest: total - sumPayments(paymentFields.payments),
      ...paymentFields,
      currency: 'USD',
      payBy: 'BANK_TRANSFER',
      hasTerms: true,
      hasNote: true,
      hasStub: false,
      salespersonId: getCyclic(salespeople, index),
    };
  }

  return extendSample(
    statuses.map((_, index) => createInvoice(index)),
    seedRows,
    createInvoice,
  );
}
