import type {
  EmployeePageQueryVariables,
  EmployeeSort,
  EmployeeStatus,
} from '../../gql/datatables/graphql.ts';
import type { TableDefaults, TableParams, useTableParams } from '../../ui/table/useTableParams.ts';
import { sorts, statuses } from './employees.ts';

const noFilters = {
  status: '',
  thenBy: '',
  fullName: '',
  email: '',
  post: '',
  city: '',
  salary: '',
  from: '',
  to: '',
};

type Filters = typeof noFilters;
export type List = TableDefaults<EmployeeSort, Filters>;
export type ListTable = ReturnType<typeof useTableParams<EmployeeSort, Filters>>;

const list = (prefix: string, perPage: number, sizes?: number[]): List => ({
  prefix,
  perPage,
  sizes,
  sortBy: 'ID',
  sorts,
  filters: noFilters,
  choices: {
    status: ['', ...statuses],
    thenBy: ['', ...sorts.flatMap((sort) => [sort, `${sort}_DESC`])],
  },
});

const sizes = [7, 10, 25, 50, 75, 100];

/** The tables of both pages. Each has its own prefix for its URL parameters. */
export const plainList = list('', 10);
export const workList = list('staff-', 7, sizes);
export const expandableList = list('open-', 7, sizes);
export const multilingualList = list('words-', 7, sizes);
export const serverList = list('', 7, sizes);
export const searchList = list('search-', 7, sizes);

/** Returns the query variables of a table. Invalid dates are ignored. */
export function getListVariables({
  status,
  thenBy,
  from,
  to,
  ...params
}: TableParams<EmployeeSort, Filters>): EmployeePageQueryVariables {
  const then = thenBy.replace(/_DESC$/, '') as EmployeeSort | '';

  return {
    ...params,
    statuses: status ? [status as EmployeeStatus] : null,
    startedFrom: dayOf(from),
    startedTo: dayOf(to),
    thenBy: then || null,
    isThenDescending: then !== thenBy,
  };
}

const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null);
