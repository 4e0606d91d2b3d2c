import type { CollectionOptions } from '../../collections.ts';
import { badInput } from '../../errors.ts';
import type {
  AddEmployeeInput,
  Employee,
  EmployeePage,
  EmployeeSort,
  QueryEmployeePageArgs,
  UpdateEmployeeInput,
} from '../../gql/types.ts';
import {
  addReversedOrders,
  compareAlphabetically,
  getSortName,
} from '../../store/table/sorting.ts';
import { formatDay } from '../../values/days.ts';
import { compareAscending, contains, omitAbsent } from '../../values/rows.ts';
import { seedEmployees } from './seed.ts';
import { type Compare, reverseCompare, sortPage } from './sortPage.ts';
import { checkEmployee, createEmployee, type EmployeeFields, toEmployeeTexts } from './spelling.ts';

const comparisons: Record<EmployeeSort, Compare<Employee>> = {
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

/** The maximum number of employees in one request. */
const maxEmployees = 1000;

type ColumnFilters = Pick<QueryEmployeePageArgs, 'fullName' | 'post' | 'email' | 'city' | 'salary'>;
type StartFilters = Pick<QueryEmployeePageArgs, 'startedFrom' | 'startedTo'>;

/** Creates a filter from the texts of columns and the range of the start date. Returns undefined without filters. */
function createColumnFilter({ startedFrom, startedTo, ...columns }: ColumnFilters & StartFilters) {
  const filters = Object.entries(columns).filter(([, text]) => text !== '');
  if (filters.length === 0 && !startedFrom && !startedTo) return undefined;
  const from = startedFrom ? Date.parse(startedFrom) : Number.NEGATIVE_INFINITY;
  const to = startedTo ? Date.parse(startedTo) : Number.POSITIVE_INFINITY;

  return (row: Employee) => {
    const start = Date.parse(row.startedOn);
    return (
      start >= from &&
      start <= to &&
      filters.every(([name, text]) => contains(row[name as keyof ColumnFilters], text))
    );
  };
}

export function createCollection(options: CollectionOptions) {
  const { store, clock } = options;
  const employees = store.table('datatables.employees', {
    rowName: 'employee',
    type: 'Employee',
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
    sorts: addReversedOrders(comparisons),
  });

  const removedEmployees = store.table<Employee>('datatables.removedEmployees', {
    rowName: 'removed employee',
  });

  const addStartDate = ({ startedOn, ...fields }: AddEmployeeInput) => ({
    ...fields,
    startedOn: startedOn ?? formatDay(clock.now()),
  });

  const addRow = (fields: Required<EmployeeFields>) =>
    employees.add(createEmployee(employees.nextId(), '', fields));

  const remove = (id: number): Employee => removedEmployees.add(employees.remove(id));

  /** Restores an employee at the previous position. Employees are stored by ascending id. */
  function restore(id: number): Employee {
    employees.add(removedEmployees.remove(id));
    return employees.move(id, employees.all().find((other) => other.id > id)?.id);
  }

  return {
    list: employees.all,
    find: employees.find,

    selectPage(args: QueryEmployeePageArgs): EmployeePage {
      const { q, statuses, sortBy, isDescending, thenBy, isThenDescending, ...rest } = args;
      const { page, perPage, ...columns } = rest;
      const selection = {
        q,
        where: { status: statuses },
        and: createColumnFilter(columns),
        sort: sortBy && getSortName(sortBy, isDescending),
      };
      const { rows, total } =
        sortBy && thenBy
          ? sortPage(employees.select(selection).rows, {
              order: reverseCompare(comparisons[sortBy], isDescending),
              thenBy: reverseCompare(comparisons[thenBy], isThenDescending),
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
      const fields = addStartDate(employee);
      checkEmployee(fields);
      return addRow(fields);
    },

    addAll(inputs: AddEmployeeInput[]): Employee[] {
      if (inputs.length > maxEmployees)
        throw badInput('employees', `must contain at most ${maxEmployees} employees.`);
      const list = inputs.map(addStartDate);
      for (const [index, fields] of list.entries()) checkEmployee(fields, `employees.${index}`);
      return list.map(addRow);
    },

    update({ id, ...changes }: UpdateEmployeeInput): Employee {
      const employee = employees.find(id);
      const fields = omitAbsent(changes);
      checkEmployee(fields);
      return employees.replace({ ...employee, ...toEmployeeTexts(fields) });
    },

    remove,
    removeAll: (ids: number[]): number[] =>
      [...new Set(ids)].map(employees.find).map(({ id }) => remove(id).id),

    restoreAll: (ids: number[]): Employee[] =>
      [...new Set(ids)].map(removedEmployees.find).map(({ id }) => restore(id)),
  };
}

declare module '../../collections.ts' {
  interface Collections {
    datatables: ReturnType<typeof createCollection>;
  }
}
