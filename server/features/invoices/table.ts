import type { CollectionOptions } from '../../collections.ts';
import type { QueryInvoicePageArgs } from '../../gql/types.ts';
import {
  addReversedOrders,
  compareAlphabetically,
  getSortName,
} from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { foldText } from '../../values/foldText.ts';
import { toAmount } from '../../values/money.ts';
import { compareAscending } from '../../values/rows.ts';
import { applyOverdueStatus } from './overdue.ts';
import type { InvoiceRow } from './row.ts';
import { seedInvoices } from './seed.ts';

/** The positions of the texts that the list of invoices searches: the name and the email address of the client. */
const listedTexts = [0, 1];

/** Returns the texts for searches: the client, the number, and the total with and without separators. */
function listSearchedTexts({ id, client, total, currency }: InvoiceRow): string[] {
  const amount = toAmount(total, currency).toFixed(2);
  const grouped = amount.replace(/\B(?=(\d{3}){1,6}\.)/, ',');
  return [client.name, client.companyEmail, client.company, `#${id}`, amount, grouped];
}

/** Creates the table of the invoices. The clock determines which invoices are past due. */
export function createInvoiceTable(options: CollectionOptions) {
  const { store, clock } = options;
  return store.table('invoices.invoices', {
    rowName: 'invoice',
    type: 'Invoice',
    rows: () => seedInvoices(options),
    byDay: { today: () => formatDay(clock.now()), rowOn: applyOverdueStatus },
    texts: listSearchedTexts,
    facets: {
      status: ({ status }) => status,
      service: ({ service }) => service,
      salesperson: ({ salespersonId }) => String(salespersonId),
      client: ({ client }) => foldText(client.companyEmail),
    },
    sorts: addReversedOrders({
      ID: (a: InvoiceRow, b: InvoiceRow) => a.id - b.id,
      STATUS: (a, b) => compareAlphabetically(a.status, b.status),
      CLIENT: (a, b) => compareAlphabetically(a.client.name, b.client.name),
      SERVICE: (a, b) => compareAlphabetically(a.service, b.service),
      TOTAL: (a, b) => a.total - b.total,
      ISSUED_DATE: (a, b) => compareAscending(a.issuedOn, b.issuedOn),
      DUE_DATE: (a, b) => compareAscending(a.dueOn, b.dueOn),
      BALANCE: (a, b) => a.open - b.open,
      DUE: (a, b) => Math.max(a.rest, 0) - Math.max(b.rest, 0),
    }),
  });
}

export function createSelection({
  q,
  statuses,
  services,
  salespersonId,
  clientEmail,
  sortBy,
  isDescending,
  page,
  perPage,
}: QueryInvoicePageArgs) {
  const salesperson = typeof salespersonId === 'number' ? [String(salespersonId)] : null;
  const client = typeof clientEmail === 'string' ? [foldText(clientEmail)] : null;

  return {
    q,
    textPositions: listedTexts,
    where: { status: statuses, service: services, salesperson, client },
    sort: getSortName(sortBy, isDescending),
    page,
    perPage,
  };
}

export type InvoiceTable = ReturnType<typeof createInvoiceTable>;
