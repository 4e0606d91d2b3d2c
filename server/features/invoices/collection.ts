import type { CollectionOptions } from '../../collections.ts';
import { conflict } from '../../errors.ts';
import type {
  AddInvoiceInput,
  CardInput,
  InvoicePaymentDetails,
  InvoiceSender,
  InvoiceSums,
  InvoiceSumsInput,
  QueryInvoicePageArgs,
  UpdateInvoiceInput,
} from '../../gql/types.ts';
import { bank, company, type OfficeFacts, offices, services } from '../../sample/company.ts';
import { type CheckedCard, checkCard } from '../../values/cards.ts';
import { formatDay } from '../../values/days.ts';
import { toAmount } from '../../values/money.ts';
import { omitAbsent } from '../../values/rows.ts';
import { getTotalsInput, hasRestrictedChanges } from './apiUnits.ts';
import { sumItems, toBookedInvoice } from './bookedInvoice.ts';
import { checkClient, checkDates, parseAmounts } from './checks.ts';
import { createClients } from './clients.ts';
import { parseDay, paymentTermDays } from './dates.ts';
import { frequentItems } from './items.seed.ts';
import { createOverview } from './overview.ts';
import { createPayments } from './payments.ts';
import { createRemovals } from './removals.ts';
import type { InvoicePageRow, InvoiceRow } from './row.ts';
import { computeSales } from './sales.ts';
import { createSending } from './sending.ts';
import { addComputedSums, computeSums } from './sums.ts';
import { createInvoiceTable, createSelection } from './table.ts';
import { getNextStatus } from './transitions.ts';

export function createCollection(options: CollectionOptions) {
  const { store, clock, events } = options;
  const invoices = createInvoiceTable(options);
  const clients = createClients(options);
  const getToday = () => formatDay(clock.now());

  const formatTotalDue = invoices.memoize(() => {
    const totalDue = invoices
      .all()
      .reduce((sum, { open, currency }) => (currency === 'USD' ? sum + Math.max(open, 0) : sum), 0);
    return dollarFormat.format(toAmount(totalDue, 'USD'));
  });

  const getOverview = invoices.memoize(() => createOverview(invoices.all()));
  const sumSoldItems = invoices.memoize(() => sumItems(invoices.all()));

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

  const sending = createSending({ invoices, save });
  const payments = createPayments({ invoices, save, getToday });
  const removals = createRemovals({ store, invoices, save, publishChange });

  return {
    list: invoices.all,
    get: invoices.get,
    nextId: invoices.nextId,

    /** Returns all invoices for the figures of other features. */
    listBooked: () => invoices.all().map(toBookedInvoice),

    /** Returns the sales of a user as a salesperson. */
    computeSales: (userId: number) =>
      computeSales(
        invoices
          .all()
          .filter(({ salespersonId }) => salespersonId === userId)
          .map(toBookedInvoice),
        clock.now(),
      ),

    /** Returns the quantity and the amount in dollars of each item that was sold. Drafts are not counted. */
    sumSoldItems: () => sumSoldItems(''),

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

    getOverview: () => getOverview('all'),

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

    checkCard: (card: CardInput): CheckedCard => checkCard(card, clock.now()),

    /** Throws `CONFLICT` if the invoice cannot be paid. Must be called before the card is charged. */
    checkCanPay(id: number): InvoiceRow {
      const invoice = invoices.find(id);
      getNextStatus('PAY', invoice);
      return invoice;
    },

    checkCanSend: sending.checkCanSend,
    send: sending.send,
    download: sending.download,
    addPayment: payments.add,
    removePayment: payments.remove,
    remove: removals.remove,
    removeAll: removals.removeAll,
    restore: removals.restore,
  };

  /** Publishes that the figures of the dashboards may have changed. */
  function publishChange() {
    events.publish('sales', 'INVOICE');
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
