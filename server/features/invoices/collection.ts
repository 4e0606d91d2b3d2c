import type { CollectionOptions } from '../../collections.ts';
import { conflict, notFound } from '../../errors.ts';
import type {
  AddInvoiceInput,
  InvoicePaymentDetails,
  InvoicePaymentInput,
  InvoiceSender,
  InvoiceSums,
  InvoiceSumsInput,
  QueryInvoicePageArgs,
  UpdateInvoiceInput,
} from '../../gql/types.ts';
import { bank, company, type OfficeFacts, offices, services } from '../../sample/company.ts';
import { formatDay } from '../../values/days.ts';
import { toAmount, toMinorUnits } from '../../values/money.ts';
import { omitAbsent } from '../../values/rows.ts';
import { getTotalsInput, hasRestrictedChanges } from './apiUnits.ts';
import { toBookedInvoice } from './bookedInvoice.ts';
import { checkClient, checkDates, checkPayment, parseAmounts } from './checks.ts';
import { createClients } from './clients.ts';
import { parseDay, paymentTermDays } from './dates.ts';
import { frequentItems } from './items.seed.ts';
import { removeOverdueStatus } from './overdue.ts';
import type { InvoicePageRow, InvoiceRow } from './row.ts';
import { addComputedSums, computeSums } from './sums.ts';
import { createInvoiceTable, createSelection } from './table.ts';
import { getNextStatus } from './transitions.ts';

export function createCollection(options: CollectionOptions) {
  const { store, clock, events } = options;
  const invoices = createInvoiceTable(options);
  const clients = createClients(options);
  const removedInvoices = store.table<InvoiceRow>('invoices.removedInvoices', {
    rowName: 'removed invoice',
  });
  const getToday = () => formatDay(clock.now());

  const formatTotalDue = invoices.memoize(() => {
    const totalDue = invoices
      .all()
      .reduce((sum, { open, currency }) => (currency === 'USD' ? sum + Math.max(open, 0) : sum), 0);
    return dollarFormat.format(toAmount(totalDue, 'USD'));
  });

  /** Checks an invoice, computes its sums and writes it. */
  function save(invoice: InvoiceRow, write: (row: InvoiceRow) => InvoiceRow): InvoiceRow {
    checkClient('invoice.client', invoice.client);
    checkDates(invoice);
    const saved = write(addComputedSums(invoice));
    publishChange();
    return saved;
  }

  const addDraft = (
    invoice: Omit<InvoiceRow, 'id' | 'status' | 'total' | 'rest' | 'open' | 'payments'>,
  ) =>
    save(
      {
        ...invoice,
        id: invoices.nextId(),
        status: 'DRAFT',
        ...{ total: 0, rest: 0, open: 0, payments: [] },
      },
      invoices.add,
    );

  return {
    list: invoices.all,
    get: invoices.get,
    nextId: invoices.nextId,

    /** Returns all invoices, or those of a salesperson, for the figures of other features. */
    listBooked: (salespersonId?: number) =>
      invoices
        .all()
        .filter((row) => salespersonId === undefined || row.salespersonId === salespersonId)
        .map(toBookedInvoice),

    selectPage(args: QueryInvoicePageArgs): InvoicePageRow {
      const { rows, total } = invoices.select(createSelection(args));
      return { invoices: rows, total };
    },

    /** Returns the newest invoices whose number, client or total contains `q`. */
    search: (q: string, limit: number): InvoiceRow[] =>
      invoices.select({ q, sort: 'ID_DESC', page: 1, perPage: limit }).rows,

    getPaymentDetails(): InvoicePaymentDetails {
      const { name, ...account } = bank;
      return { totalDue: formatTotalDue('USD'), bankName: name, ...account };
    },

    listFirstClients: () =>
      invoices.select({ page: 1, perPage: 5 }).rows.map(({ client }) => client),

    listClients: clients.list,
    addClient: clients.add,
    listServices: () => [...services],
    getSender: () => sender,
    listItems: () => frequentItems,

    computeSums: (invoice: InvoiceSumsInput): InvoiceSums =>
      computeSums(parseAmounts(invoice), invoice.currency),

    add({ issuedOn, dueOn, salespersonId, items, ...invoice }: AddInvoiceInput): InvoiceRow {
      const issueDay = parseDay(issuedOn ?? getToday());
      const added = addDraft({
        ...invoice,
        ...parseAmounts({ ...invoice, items }),
        issuedOn: issueDay,
        dueOn: parseDay(dueOn ?? formatDay(new Date(issueDay), paymentTermDays)),
        avatar: clients.getPortrait(invoice.client),
        salespersonId: salespersonId ?? null,
      });
      clients.save(added.client);
      return added;
    },

    update({ issuedOn, dueOn, ...input }: UpdateInvoiceInput): InvoiceRow {
      const invoice = invoices.find(input.id);
      const changes = omitAbsent(input);
      if (hasRestrictedChanges({ ...changes, ...omitAbsent({ issuedOn, dueOn }) }))
        getNextStatus('EDIT', invoice);
      const currency = changes.currency ?? invoice.currency;
      if (invoice.payments.length > 0 && currency !== invoice.currency) {
        throw conflict(
          `Invoice ${invoice.id} has payments in ${invoice.currency}. Delete them before you change the currency.`,
        );
      }

      const updated = save(
        {
          ...invoice,
          ...changes,
          ...parseAmounts({ ...getTotalsInput(invoice), ...changes }),
          issuedOn: issuedOn ? parseDay(issuedOn) : invoice.issuedOn,
          dueOn: dueOn ? parseDay(dueOn) : invoice.dueOn,
          avatar: changes.client ? clients.getPortrait(changes.client) : invoice.avatar,
        },
        invoices.replace,
      );
      if (changes.client) clients.save(updated.client);
      return updated;
    },

    duplicate(id: number): InvoiceRow {
      const now = clock.now();
      return addDraft({
        ...invoices.find(id),
        issuedOn: formatDay(now),
        dueOn: formatDay(now, paymentTermDays),
      });
    },

    /** Throws `CONFLICT` if the invoice cannot be sent. Must be called before the email is sent. */
    checkCanSend(id: number) {
      getNextStatus('SEND', invoices.find(id));
    },

    send(id: number): InvoiceRow {
      const invoice = invoices.find(id);
      const status = getNextStatus('SEND', invoice);
      return status === invoice.status ? invoice : save({ ...invoice, status }, invoices.replace);
    },

    download(ids: number[]): InvoiceRow[] {
      return findAll(ids).map((invoice) => {
        const status = getNextStatus('DOWNLOAD', invoice);
        return status === invoice.status ? invoice : save({ ...invoice, status }, invoices.replace);
      });
    },

    /** Throws `CONFLICT` if the invoice cannot be paid. Must be called before the card is charged. */
    checkCanPay(id: number): InvoiceRow {
      const invoice = invoices.find(id);
      getNextStatus('PAY', invoice);
      return invoice;
    },

    addPayment({ invoiceId, paidOn, amount, method, note }: InvoicePaymentInput): InvoiceRow {
      const invoice = invoices.find(invoiceId);
      const minorUnits = toMinorUnits(amount, invoice.currency);
      checkPayment(amount, minorUnits);
      const status = getNextStatus('PAY', invoice);
      const payment = {
        id: Math.max(0, ...invoice.payments.map(({ id }) => id)) + 1,
        paidOn: parseDay(paidOn ?? getToday()),
        amount: minorUnits,
        method,
        note,
      };
      return save(
        { ...invoice, status, payments: [...invoice.payments, payment] },
        invoices.replace,
      );
    },

    removePayment(invoiceId: number, id: number): InvoiceRow {
      const invoice = invoices.find(invoiceId);
      const payments = invoice.payments.filter((payment) => payment.id !== id);
      if (payments.length === invoice.payments.length) throw notFound('payment', id);
      return save({ ...invoice, payments }, invoices.replace);
    },

    remove(id: number): InvoiceRow {
      const invoice = invoices.remove(id);
      removedInvoices.add(removeOverdueStatus(invoice));
      publishChange();
      return invoice;
    },

    removeAll(ids: number[]): number[] {
      const deletedRows = findAll(ids).map(({ id }) => invoices.remove(id));
      for (const invoice of deletedRows) removedInvoices.add(removeOverdueStatus(invoice));
      publishChange();
      return deletedRows.map(({ id }) => id);
    },

    /** Restores invoices at their old positions. Invoices are stored by ascending id. */
    restore(ids: number[]): InvoiceRow[] {
      const restored = [...new Set(ids)].flatMap((id) => removedInvoices.get(id) ?? []);
      for (const { id } of restored) {
        const next = invoices.all().find((other) => other.id > id);
        save(removedInvoices.remove(id), invoices.add);
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
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

declare module '../../collections.ts' {
  interface Collections {
    invoices: ReturnType<typeof createCollection>;
  }
}
