import type { TFunction } from 'i18next';
import type { AddEmployeeInput } from '../../gql/datatables/graphql.ts';
import { readCsv } from '../../ui/table/readCsv.ts';
import { statuses } from './employees.ts';
import { isEmail, limits } from './useEmployeeForm.ts';

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

export interface Import {
  employees: AddEmployeeInput[];
  /** Problems by line. Lines with problems are not imported. */
  problems: string[];
}

/** The maximum number of employees of a request. */
const most = 1000;

/** Parses a file of values. The first line has the column names of our export. */
export function parseImport(text: string, t: TFunction<'datatables'>): Import {
  const [titles = [], ...lines] = readCsv(text);
  const places = fields.map((field): [Field, number] => [
    field,
    titles.findIndex((title) => isNamed(title, field, t(`field.${field}`))),
  ]);
  if (!places.some(([field, place]) => field === 'fullName' && place >= 0)) {
    return { employees: [], problems: [t('import.noNames', { title: t('field.fullName') })] };
  }
  if (lines.length > most) return { employees: [], problems: [t('import.tooMany', { most })] };

  const found: Import = { employees: [], problems: [] };
  for (const [index, line] of lines.entries()) {
    const values = new Map(places.map(([field, place]) => [field, (line[place] ?? '').trim()]));
    const employee = parseEmployee((field) => values.get(field) ?? '', t);
    if (typeof employee === 'string') {
      found.problems.push(t('import.wrong', { line: index + 2, field: t(`field.${employee}`) }));
    } else found.employees.push(employee);
  }
  return found;
}

const isNamed = (title: string, ...names: string[]) =>
  names.some((name) => name.toLowerCase() === title.trim().toLowerCase());

/** Returns the employee of a line, or the name of the invalid field. */
function parseEmployee(
  textOf: (field: Field) => string,
  t: TFunction<'datatables'>,
): AddEmployeeInput | Field {
  const startedOn = textOf('startedOn');
  const status = statuses.find((one) =>
    isNamed(textOf('status') || 'CURRENT', one, t(`status.${one}`)),
  );
  const numbers = { salary: 0, age: 0, experience: 0 };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const number = parseNumber(textOf(name));
    if (!(number >= 0 && number <= limits[name])) return name;
    numbers[name] = name === 'salary' ? number : Math.round(number);
  }
  if (textOf('fullName') === '') return 'fullName';
  if (textOf('email') !== '' && !isEmail(textOf('email'))) return 'email';
  if (startedOn !== '' && !isDay(startedOn)) return 'startedOn';
  if (!status) return 'status';

  return {
    ...numbers,
    status,
    fullName: textOf('fullName'),
    post: textOf('post'),
    email: textOf('email'),
    city: textOf('city'),
    startedOn: startedOn || null,
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** Accepts a comma or a point before the cents, and currency symbols. */
function parseNumber(text: string): number {
  const digits = text.replaceAll(/[\s$€]/g, '');
  return Number(digits.replaceAll(/[.,](?=.*[.,])/g, '').replace(',', '.'));
}
