import type { TFunction } from 'i18next';
import type { AddEmployeeInput } from '../../gql/datatables/graphql.ts';
import { isEmailWithDomain } from '../../ui/form/rules.ts';
import { readCsv } from '../../ui/table/readCsv.ts';
import { statuses } from './employees.ts';
import { limits } from './useEmployeeForm.ts';

const fields = [
  'fullName',
  'post',
  'email',
  'city',
  'startedOn',
  'salary',
  'age',
  'experience',
  'status',
] as const;

type Field = (typeof fields)[number];

export interface ImportResult {
  employees: AddEmployeeInput[];
  /** The messages about invalid lines, which are not imported. */
  problems: string[];
}

/** The maximum number of employees in a request. */
const maxEmployees = 1000;

/** Parses a CSV file of employees. The first line contains the column names, as in an export. */
export function parseImport(text: string, t: TFunction<'datatables'>): ImportResult {
  const [titles = [], ...lines] = readCsv(text);
  const columnIndexes = fields.map((field): [Field, number] => [
    field,
    titles.findIndex((title) => matchesName(title, field, t(`field.${field}`))),
  ]);
  if (!columnIndexes.some(([field, index]) => field === 'fullName' && index >= 0)) {
    return { employees: [], problems: [t('import.noNameColumn', { title: t('field.fullName') })] };
  }
  if (lines.length > maxEmployees) {
    return { employees: [], problems: [t('import.tooMany', { max: maxEmployees })] };
  }

  const result: ImportResult = { employees: [], problems: [] };
  for (const [lineIndex, line] of lines.entries()) {
    const values = new Map(
      columnIndexes.map(([field, index]) => [field, (line[index] ?? '').trim()]),
    );
    const employee = parseEmployee((field) => values.get(field) ?? '', t);
    if (typeof employee === 'string') {
      result.problems.push(
        t('import.invalidLine', { line: lineIndex + 2, field: t(`field.${employee}`) }),
      );
    } else result.employees.push(employee);
  }
  return result;
}

const matchesName = (title: string, ...names: string[]) =>
  names.some((name) => name.toLowerCase() === title.trim().toLowerCase());

/** Returns the employee of a line, or the name of the invalid field. */
function parseEmployee(
  getText: (field: Field) => string,
  t: TFunction<'datatables'>,
): AddEmployeeInput | Field {
  const startedOn = getText('startedOn');
  const status = statuses.find((candidate) =>
    matchesName(getText('status') || 'CURRENT', candidate, t(`status.${candidate}`)),
  );
  const numbers = { salary: 0, age: 0, experience: 0 };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const number = parseNumber(getText(name));
    if (!(number >= 0 && number <= limits[name])) return name;
    numbers[name] = name === 'salary' ? number : Math.round(number);
  }
  if (getText('fullName') === '') return 'fullName';
  if (getText('email') !== '' && !isEmailWithDomain(getText('email'))) return 'email';
  if (startedOn !== '' && !isDate(startedOn)) return 'startedOn';
  if (!status) return 'status';

  return {
    ...numbers,
    status,
    fullName: getText('fullName'),
    post: getText('post'),
    email: getText('email'),
    city: getText('city'),
    startedOn: startedOn || null,
  };
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** Parses a number with a comma or a point before the decimals. Ignores spaces and currency symbols. */
function parseNumber(text: string): number {
  const digits = text.replaceAll(/[\s$€]/g, '');
  return Number(digits.replaceAll(/[.,](?=.*[.,])/g, '').replace(',', '.'));
}
