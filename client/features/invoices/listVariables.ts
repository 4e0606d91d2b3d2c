import type { InvoiceListQueryVariables, InvoiceSort } from '../../gql/invoices/graphql.ts';
import type { TableDefaults, TableParams } from '../../ui/table/useTableParams.ts';
import { statuses } from './statuses.ts';

type Filters = { status: string };

const sorts: InvoiceSort[] = [
  'ID',
  'STATUS',
  'CLIENT',
  'SERVICE',
  'TOTAL',
  'ISSUED_DATE',
  'DUE_DATE',
  'DUE',
];

export const defaults = {
  sortBy: 'ID',
  sorts,
  isDescending: true,
  filters: { status: '' },
  choices: { status: ['', ...statuses] },
} satisfies TableDefaults<InvoiceSort, Filters>;

export interface Owner {
  /** Only invoices of the clients of this salesperson. */
  salespersonId?: number;
  /** Only invoices to this address. */
  clientEmail?: string;
}

/** Returns the query variables of the list. */
export function createVariables(
  { status, ...params }: TableParams<InvoiceSort, Filters>,
  { salespersonId, clientEmail }: Owner = {},
) {
  return {
    ...params,
    statuses: status === '' ? null : ([status] as InvoiceListQueryVariables['statuses']),
    salespersonId: salespersonId ?? null,
    clientEmail: clientEmail ?? null,
  } satisfies InvoiceListQueryVariables;
}
