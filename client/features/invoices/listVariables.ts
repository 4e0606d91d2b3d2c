import type { InvoiceListQueryVariables, InvoiceSort } from '../../gql/invoices/graphql.ts';
import type { TableDefaults, TableParams } from '../../ui/table/useTableParams.ts';
import { statuses } from './statuses.ts';

type Filters = { status: string[] };

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

export const listDefaults = {
  sortBy: 'ID',
  sorts,
  isDescending: true,
  filters: { status: [] as string[] },
  choices: { status: statuses },
} satisfies TableDefaults<InvoiceSort, Filters>;

/** The filters that a screen sets and the user cannot change. */
export interface FixedFilters {
  /** Only invoices of the clients of this salesperson. */
  salespersonId?: number;
  /** Only invoices to this email address. */
  clientEmail?: string;
}

/** Returns the variables of the list query. */
export function getListVariables(
  { status, ...params }: TableParams<InvoiceSort, Filters>,
  { salespersonId, clientEmail }: FixedFilters = {},
) {
  return {
    ...params,
    statuses: status.length > 0 ? (status as InvoiceListQueryVariables['statuses']) : null,
    salespersonId: salespersonId ?? null,
    clientEmail: clientEmail ?? null,
  } satisfies InvoiceListQueryVariables;
}
