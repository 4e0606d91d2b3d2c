import { badInput } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type {
  AddEmployeeInput,
  Employee,
  EmployeePage,
  EmployeeSort,
  QueryEmployeePageArgs,
  UpdateEmployeeInput,
} from '../../gql/resolvers.ts';
import {
  addReversedOrders,
  compareAlphabetically,
  getSortName,
} from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { compareAscending, contains, omitAbsent } from '../../values/rows.ts';
import { seedEmployees } from './seed.ts';
import { type Compare, reverseCompare, sortPage } from './sortPage.ts';
import { check, createEmployee, type Facts, toEmployeeTexts } from './spelling.ts';

const orders: Record<EmployeeSort, Compare<Employee>> = {
  ID: (a, b) => a.id - b.id,
  FULL_NAME: (a, b) => compareAlphabetically(a.fullName, b.fullName),
  EMAIL: (a, b) => compareAlphabetically(a.email, b.email),
  POST: (a, b) => compareAlphabetically(a.post, b.post),
  CITY: (a, b) => compareAlphabetically(a.city, b.city),
  START_DATE: (a, b) => compareAscending(a.startedOn, b.startedOn),
  SALARY: (a, b) => a.pay - b.pay,
  AGE: (a, b) => Number(a.age) - Number(b.age),
  EXPERIENCE: (a, b) => Number.parseInt(a.experience, 10) - Number.parseInt(b.experience, 10),
  STATUS: (a, b) => a.statusCode - b.statusCode,
};

/** The maximum number of employees per request. */
const mostAtOnce = 1000;

type Columns = Pick<QueryEmployeePageArgs, 'fullName' | 'post' | 'email' | 'city' | 'salary'>;
type Days = Pick<QueryEmployeePageArgs, 'startedFrom' | 'startedTo'>;

/** Returns the condition of the column filters for a row; undefined without filters. */
function columnFilter({ startedFrom, startedTo, ...columns }: Columns & Days) {
  const parts = Object.entries(columns).filter(([, part]) => part !== '');
  if (parts.length === 0 && !startedFrom && !startedTo) return undefined;
  const from = startedFrom ? Date.parse(startedFrom) : Number.NEGATIVE_INFINITY;
  const to = startedTo ? Date.parse(startedTo) : Number.POSITIVE_INFINITY;

  return (row: Employee) => {
    const start = Date.parse(row.startedOn);
    return (
      start >= from &&
      start <= to &&
      parts.every(([name, part]) => contains(row[name as keyof Columns], part))
    );
  };
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const employees = store.table('datatables.employees', {
    rowName: 'employee',
    rows: () => seedEmployees(options),
    texts: ({ fullName, post, email, age, salary, startDate }: Employee) => [
      fullName,
      post,
      email,
      age,
      salary,
      startDate,
    ],
    facets: { status: ({ status }) => status },
    sorts: addReversedOrders(orders),
  });

  const removed = store.table<Employee>('datatables.removedEmployees', {
    rowName: 'removed employee',
  });

  const complete = ({ startedOn, ...facts }: AddEmployeeInput) => ({
    ...facts,
    startedOn: startedOn ?? formatDay(clock.now()),
  });

  const put = (given: Required<Facts>) =>
    employees.add(createEmployee(employees.nextId(), '', given));

  const remove = (id: number): Employee => removed.add(employees.remove(id));

  /** The ids have the stored order, so that the id defines the position. */
  function restore(id: number): Employee {
    employees.add(removed.remove(id));
    return employees.move(id, employees.all().find((other) => other.id > id)?.id);
  }

  return {
    all: employees.all,
    find: employees.find,

    page(args: QueryEmployeePageArgs): EmployeePage {
      const { q, statuses, sortBy, isDescending, thenBy, isThenDescending, ...rest } = args;
      const { page, perPage, ...columns } = rest;
      const selection = {
        q,
        where: { status: statuses },
        and: columnFilter(columns),
        sort: sortBy && getSortName(sortBy, isDescending),
      };
      const { rows, total } =
        sortBy && thenBy
          ? sortPage(employees.select(selection).rows, {
              order: reverseCompare(orders[sortBy], isDescending),
              among: reverseCompare(orders[thenBy], isThenDescending),
              page,
              perPage,
            })
          : employees.select({ ...selection, page, perPage });
      return {
        employees: rows,
        total,
        get allEmployees() {
          return employees.all();
        },
      };
    },

    add(employee: AddEmployeeInput): Employee {
      const given = complete(employee);
      check(given);
      return put(given);
    },

    addAll(list: AddEmployeeInput[]): Employee[] {
      if (list.length > mostAtOnce) throw badInput('employees', `must be ${mostAtOnce} at most.`);
      const given = list.map(complete);
      for (const [index, facts] of given.entries()) check(facts, `employees.${index}`);
      return given.map(put);
    },

    update({ id, ...changes }: UpdateEmployeeInput): Employee {
      const employee = employees.find(id);
      const given = omitAbsent(changes);
      check(given);
      return employees.replace({ ...employee, ...toEmployeeTexts(given) });
    },

    remove,
    removeAll: (ids: number[]): number[] =>
      [...new Set(ids)].map(employees.find).map(({ id }) => remove(id).id),

    restoreAll: (ids: number[]): Employee[] =>
      [...new Set(ids)].map(removed.find).map(({ id }) => restore(id)),
  };
}
