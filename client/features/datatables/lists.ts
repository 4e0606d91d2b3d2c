import type {
  EmployeePageQueryVariables,
  EmployeeSort,
  EmployeeStatus,
} from '../../gql/datatables/graphql.ts';
import type { TableDefaults, TableParams, useTableParams } from '../../ui/table/useTableParams.ts';
import { sorts, statuses } from './employees.ts';

const noFilters = {
  status: [] as string[],
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
export type ListDefaults = TableDefaults<EmployeeSort, Filters>;
export type ListTable = ReturnType<typeof useTableParams<EmployeeSort, Filters>>;

const createListDefaults = (prefix: string, perPage: number, sizes?: number[]): ListDefaults => ({
  prefix,
  perPage,
  sizes,
  sortBy: 'ID',
  sorts,
  filters: noFilters,
  choices: {
    status: statuses,
    thenBy: ['', ...sorts.flatMap((sort) => [sort, `${sort}_DESC`])],
  },
});

const sizes = [7, 10, 25, 50, 75, 100];

/** The tables of both pages. The URL parameters of the tables of a page have different prefixes. */
export const plainList = createListDefaults('', 10);
export const editableList = createListDefaults('staff-', 7, sizes);
export const expandableList = createListDefaults('open-', 7, sizes);
export const multilingualList = createListDefaults('words-', 7, sizes);
export const serverList = createListDefaults('', 7, sizes);
export const searchList = createListDefaults('search-', 7, sizes);

/** Returns the query variables of a table. Invalid dates in the URL are ignored. */
export function getListVariables({
  status,
  thenBy,
  from,
  to,
  ...params
}: TableParams<EmployeeSort, Filters>): EmployeePageQueryVariables {
  const secondSort = thenBy.replace(/_DESC$/, '') as EmployeeSort | '';

  return {
    ...params,
    statuses: status.length > 0 ? (status as EmployeeStatus[]) : null,
    startedFrom: parseDay(from),
    startedTo: parseDay(to),
    thenBy: secondSort || null,
    isThenDescending: secondSort !== thenBy,
  };
}

const parseDay = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null);
