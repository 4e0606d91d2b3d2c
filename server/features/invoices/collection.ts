import { conflict, notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AddInvoiceInput,
  InvoicePaymentDetails,
  InvoicePaymentInput,
  InvoiceSender,
  InvoiceSums,
  InvoiceSumsInput,
  QueryInvoicePageArgs,
  UpdateInvoiceInput,
} from '../../gql/resolvers.ts';
import { bank, company, type OfficeFacts, offices, services } from '../../sample/company.ts';
import { formatDay } from '../../values/days.ts';
import { omitAbsent } from '../../values/rows.ts';
import { changesTotals, totalsInput } from './apiUnits.ts';
import { toBookedInvoice } from './bookedInvoice.ts';
import { checkClient, checkDates, checkPayment, priced } from './checks.ts';
import { createClients } from './clients.ts';
import { daysToPay, wholeDay } from './dates.ts';
import { frequentItems } from './items.seed.ts';
import { toAmount, toMinorUnits } from './money.ts';
import { withoutOverdueStatus } from './overdue.ts';
import type { InvoicePageRow, InvoiceRow } from './row.ts';
import { computeSums, withComputedSums } from './sums.ts';
import { createInvoiceTable, createSelection } from './table.ts';
import { nextStatus } from './transitions.ts';

export function createCollection(options: CollectionOptions) {
  const { store, clock, events } = options;
  const invoices = createInvoiceTable(options);
  const clients = createClients(options);
  const removed = store.table<InvoiceRow>('invoices.removedInvoices', {
    rowName: 'removed invoice',
  });
  const today = () => formatDay(clock.now());

  const owedDollars = invoices.memoize(() => {
    const owed = invoices
      .all()
      .reduce((sum, { open, currency }) => (currency === 'USD' ? sum + Math.max(open, 0) : sum), 0);
    return dollars.format(toAmount(owed, 'USD'));
  });

  function keep(invoice: InvoiceRow, write: (row: InvoiceRow) => InvoiceRow): InvoiceRow {
    checkClient('invoice.client', invoice.client);
    checkDates(invoice);
    const written = write(withComputedSums(invoice));
    publishChange();
    return written;
  }

  const draft = (
    invoice: Omit<InvoiceRow, 'id' | 'status' | 'total' | 'rest' | 'open' | 'payments'>,
  ) =>
    keep(
      {
        ...invoice,
        id: invoices.nextId(),
        status: 'DRAFT',
        ...{ total: 0, rest: 0, open: 0, payments: [] },
      },
      invoices.add,
    );

  return {
    all: invoices.all,
    get: invoices.get,
    nextId: invoices.nextId,

    /** All invoices, or those of a salesperson, for other features. */
    booked: (salespersonId?: number) =>
      invoices
        .all()
        .filter((row) => salespersonId === undefined || row.salespersonId === salespersonId)
        .map(toBookedInvoice),

    page(args: QueryInvoicePageArgs): InvoicePageRow {
      const { rows, total } = invoices.select(createSelection(args));
      return { invoices: rows, total };
    },

    paymentDetails(): InvoicePaymentDetails {
      const { name, ...account } = bank;
      return { totalDue: owedDollars('USD'), bankName: name, ...account };
    },

    firstClients: () => invoices.select({ page: 1, perPage: 5 }).rows.map(({ client }) => client),

    clients: clients.all,
    addClient: clients.add,
    services: () => [...services],
    sender: () => sender,
    items: () => frequentItems,

    sums: (invoice: InvoiceSumsInput): InvoiceSums =>
      computeSums(priced(invoice), invoice.currency),

    add({ issuedOn, dueOn, salespersonId, items, ...invoice }: AddInvoiceInput): InvoiceRow {
      const issued = wholeDay('invoice.issuedOn', issuedOn ?? today());
      const added = draft({
        ...invoice,
        ...priced({ ...invoice, items }),
        issuedOn: issued,
        dueOn: wholeDay('invoice.dueOn', dueOn ?? formatDay(new Date(issued), daysToPay)),
        avatar: clients.portrait(invoice.client),
        salespersonId: salespersonId ?? null,
      });
      clients.remember(added.client);
      return added;
    },

    update({ issuedOn, dueOn, ...input }: UpdateInvoiceInput): InvoiceRow {
      const invoice = invoices.find(input.id);
      const changes = omitAbsent(input);
      if (changesTotals({ ...changes, ...omitAbsent({ issuedOn, dueOn }) }))
        nextStatus('EDIT', invoice);
      const currency = changes.currency ?? invoice.currency;
      if (invoice.payments.length > 0 && currency !== invoice.currency) {
        throw conflict(`Invoice ${invoice.id} was paid in part, in ${invoice.currency}.`);
      }

      const updated = keep(
        {
          ...invoice,
          ...changes,
          ...priced({ ...totalsInput(invoice), ...changes }),
          issuedOn: issuedOn ? wholeDay('invoice.issuedOn', issuedOn) : invoice.issuedOn,
          dueOn: dueOn ? wholeDay('invoice.dueOn', dueOn) : invoice.dueOn,
          avatar: changes.client ? clients.portrait(changes.client) : invoice.avatar,
        },
        invoices.replace,
      );
      if (changes.client) clients.remember(updated.client);
      return updated;
    },

    duplicate(id: number): InvoiceRow {
      const now = clock.now();
      return draft({
        ...invoices.find(id),
        issuedOn: formatDay(now),
        dueOn: formatDay(now, daysToPay),
      });
    },

    /** Throws before an email is sent. */
    checkSending(id: number) {
      nextStatus('SEND', invoices.find(id));
    },

    send(id: number): InvoiceRow {
      const invoice = invoices.find(id);
      const status = nextStatus('SEND', invoice);
      return status === invoice.status ? invoice : keep({ ...invoice, status }, invoices.replace);
    },

    download(ids: number[]): InvoiceRow[] {
      return findAll(ids).map((invoice) => {
        const status = nextStatus('DOWNLOAD', invoice);
        return status === invoice.status ? invoice : keep({ ...invoice, status }, invoices.replace);
      });
    },

    /** Throws before a card is charged. */
    checkPaying(id: number): InvoiceRow {
      const invoice = invoices.find(id);
      nextStatus('PAY', invoice);
      return invoice;
    },

    pay({ invoiceId, paidOn, amount, method, note }: InvoicePaymentInput): InvoiceRow {
      const invoice = invoices.find(invoiceId);
      const minorUnits = toMinorUnits(amount, invoice.currency);
      checkPayment(amount, minorUnits);
      const status = nextStatus('PAY', invoice);
      const payment = {
        id: Math.max(0, ...invoice.payments.map(({ id }) => id)) + 1,
        paidOn: wholeDay('payment.paidOn', paidOn ?? today()),
        amount: minorUnits,
        method,
        note,
      };
      return keep(
        { ...invoice, status, payments: [...invoice.payments, payment] },
        invoices.replace,
      );
    },

    unpay(invoiceId: number, id: number): InvoiceRow {
      const invoice = invoices.find(invoiceId);
      const payments = invoice.payments.filter((payment) => payment.id !== id);
      if (payments.length === invoice.payments.length) throw notFound('payment', id);
      return keep({ ...invoice, payments }, invoices.replace);
    },

    remove(id: number): InvoiceRow {
      const invoice = invoices.remove(id);
      removed.add(withoutOverdueStatus(invoice));
      publishChange();
      return invoice;
    },

    removeAll(ids: number[]): number[] {
      const gone = findAll(ids).map(({ id }) => invoices.remove(id));
      for (const invoice of gone) removed.add(withoutOverdueStatus(invoice));
      publishChange();
      return gone.map(({ id }) => id);
    },

    /** Restores invoices at their former positions, because ids have the stored order. */
    restore(ids: number[]): InvoiceRow[] {
      const restored = [...new Set(ids)].flatMap((id) => removed.get(id) ?? []);
      for (const { id } of restored) {
        const next = invoices.all().find((other) => other.id > id);
        keep(removed.remove(id), invoices.add);
        invoices.move(id, next?.id);
      }
      return restored.map(({ id }) => invoices.find(id));
    },
  };

  /** Publishes that the figures of the dashboards may have changed. */
  function publishChange() {
    events.publish('sales', 'INVOICE');
  }

  function findAll(ids: number[]): InvoiceRow[] {
    return [...new Set(ids)].flatMap((id) => invoices.get(id) ?? []);
  }
}

const { address, city, country, postalCode } = offices[0] as OfficeFacts;
const sender: InvoiceSender = {
  ...{ name: company.name, email: company.email, phone: company.phone },
  ...{ address, city: `${postalCode} ${city}`, country },
};
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
