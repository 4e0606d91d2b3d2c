import { expect, test } from 'vitest';
import {
  buildTestApp,
  createTestServices,
  openTestBranch,
  sendGraphql,
} from '../../test/testApp.ts';

const fields = 'id fullName email post city startedOn salary age experience status statusCode';
const { compare } = new Intl.Collator('en');
const parseNumber = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

interface EmployeeBody {
  [field: string]: string & number;
}

test.each([
  ['ID', 'id', (a: number, b: number) => a - b],
  ['FULL_NAME', 'fullName', compare],
  ['EMAIL', 'email', compare],
  ['POST', 'post', compare],
  ['CITY', 'city', compare],
  ['START_DATE', 'startedOn', compare],
  ['SALARY', 'salary', (a: string, b: string) => parseNumber(a) - parseNumber(b)],
  ['AGE', 'age', (a: string, b: string) => parseNumber(a) - parseNumber(b)],
  ['EXPERIENCE', 'experience', (a: string, b: string) => parseNumber(a) - parseNumber(b)],
  ['STATUS', 'statusCode', (a: number, b: number) => a - b],
])('sorts employees by %s in both directions', async (sortBy, field, compareValues) => {
  const app = await openTestBranch();
  const readColumn = async (isDescending: boolean) => {
    const { data } = await sendGraphql(
      app,
      `query ($sortBy: EmployeeSort, $isDescending: Boolean!) {
        employeePage(sortBy: $sortBy, isDescending: $isDescending, perPage: 100) {
          employees { ${fields} }
        }
      }`,
      { sortBy, isDescending },
    );
    return data.employeePage.employees.map((row: EmployeeBody) => row[field]);
  };

  const ascending = await readColumn(false);

  expect(ascending).toEqual([...ascending].sort(compareValues as never));
  expect(await readColumn(true)).toEqual([...ascending].reverse());
});

test('employeePage combines filters by columns, dates and statuses', async () => {
  const app = await openTestBranch();
  const readPage = async (args: string) =>
    (
      await sendGraphql(
        app,
        `{ employeePage(perPage: 100, ${args}) { total employees { ${fields} } } }`,
      )
    ).data.employeePage;

  const combined = await readPage(
    'post: "ER", city: "l", startedFrom: "2018-01-01", startedTo: "2025-12-31", statuses: [CURRENT, RESIGNED]',
  );
  const byColumns = await readPage('fullName: "ines", email: ".example", salary: "$"');

  expect(combined.total).toBeGreaterThan(0);
  for (const { post, city, startedOn, status } of combined.employees) {
    expect(post.toLowerCase()).toContain('er');
    expect(city.toLowerCase()).toContain('l');
    expect(startedOn >= '2018-01-01' && startedOn <= '2025-12-31').toBe(true);
    expect(['CURRENT', 'RESIGNED']).toContain(status);
  }
  for (const { fullName } of byColumns.employees) expect(fullName).toContain('Ines');
});

test('a second sort order applies to equal employees, on all pages', async () => {
  const app = await openTestBranch();
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const { data } = await sendGraphql(
        app,
        `{ employeePage(sortBy: STATUS, isDescending: true, thenBy: SALARY, perPage: 40, page: ${page}) {
          total employees { statusCode pay }
        } }`,
      );
      return data.employeePage;
    }),
  );

  const employees = pages.flatMap(({ employees }) => employees);
  const expected = [...employees].sort((a, b) => b.statusCode - a.statusCode || a.pay - b.pay);
  expect(employees).toEqual(expected);
  expect(employees).toHaveLength(100);
  expect(pages.map(({ total }) => total)).toEqual([100, 100, 100]);
});

test('addEmployees creates all employees or none', async () => {
  const app = await openTestBranch();
  const add = (employees: object[]) =>
    sendGraphql(
      app,
      'mutation ($employees: [AddEmployeeInput!]!) { addEmployees(employees: $employees) { id fullName } }',
      { employees },
    );

  const refused = await add([{ fullName: 'Ada Quist' }, { fullName: 'Bo Quist', age: 200 }]);
  expect(refused.errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    field: 'employees.1.age',
  });
  const many = await add(Array.from({ length: 1001 }, () => ({ fullName: 'Ada Quist' })));
  expect(many.errors?.[0]?.extensions.field).toBe('employees');

  const { data } = await add([{ fullName: 'Ada Quist' }, { fullName: 'Bo Quist' }]);
  expect(data.addEmployees).toEqual([
    { id: 101, fullName: 'Ada Quist' },
    { id: 102, fullName: 'Bo Quist' },
  ]);
});

test('deleteEmployees deletes all employees or none, and restored employees have their old positions', async () => {
  const app = await openTestBranch();
  const readIds = async () =>
    (await sendGraphql(app, '{ employees { id } }')).data.employees.map(
      ({ id }: EmployeeBody) => id,
    );
  const before = await readIds();

  const unknown = await sendGraphql(app, 'mutation { deleteEmployees(ids: [5, 999]) }');
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await readIds()).toEqual(before);

  await sendGraphql(app, 'mutation { deleteEmployees(ids: [5, 100, 5]) }');
  expect(await readIds()).toEqual(before.filter((id: number) => id !== 5 && id !== 100));

  await sendGraphql(app, 'mutation { restoreEmployees(ids: [100, 5]) { id } }');
  expect(await readIds()).toEqual(before);
  const again = await sendGraphql(app, 'mutation { restoreEmployees(ids: [5]) { id } }');
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('only applicants have a first day of work in the future', async () => {
  const app = await openTestBranch();

  const { data } = await sendGraphql(app, `{ employees { ${fields} } }`);

  for (const { status, startedOn } of data.employees) {
    expect(startedOn > '2026-03-09').toBe(status === 'APPLIED');
  }
});

test('an employee can be created, updated and deleted', async () => {
  const app = await openTestBranch();

  const added = await sendGraphql(
    app,
    'mutation { addEmployee(employee: { fullName: "Ada Quist", salary: 30000.5, experience: 1 }) { id startDate salary pay experience status } }',
  );
  const updated = await sendGraphql(
    app,
    'mutation { updateEmployee(employee: { id: 101, experience: 2, status: RESIGNED, age: null }) { fullName salary experience age statusCode } }',
  );
  const removed = await sendGraphql(app, 'mutation { deleteEmployee(id: 101) { id } }');

  expect(added.data.addEmployee).toEqual({
    id: 101,
    startDate: '03/09/2026',
    salary: '$30000.50',
    pay: 30_000.5,
    experience: '1 Year',
    status: 'CURRENT',
  });
  expect(updated.data.updateEmployee).toEqual({
    fullName: 'Ada Quist',
    salary: '$30000.50',
    experience: '2 Years',
    age: '0',
    statusCode: 4,
  });
  expect(removed.data.deleteEmployee.id).toBe(101);
  const { errors } = await sendGraphql(app, '{ employee(id: 101) { id } }');
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each([
  ['a blank name', '{ fullName: " " }', 'employee.fullName'],
  ['an age above 150', '{ fullName: "x", age: 151 }', 'employee.age'],
  ['a negative salary', '{ fullName: "x", salary: -1 }', 'employee.salary'],
  [
    'a year of five digits',
    '{ fullName: "x", startedOn: "9999-12-31T23:59-12:00" }',
    'employee.startedOn',
  ],
])('refuses an employee with %s', async (_, employee, field) => {
  const app = await openTestBranch();

  const { errors } = await sendGraphql(
    app,
    `mutation { addEmployee(employee: ${employee}) { id } }`,
  );

  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
});

test('ten thousand employees have the same shares of statuses', async () => {
  const app = await buildTestApp({ services: { ...createTestServices(), seedRows: 10_000 } });

  const { data } = await sendGraphql(app, '{ employeePage(statuses: [APPLIED]) { total } }');

  expect(data.employeePage.total).toBe(1700);
});
