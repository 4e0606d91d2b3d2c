import type { i18n, TFunction } from 'i18next';
import { languages } from '../../config.ts';
import type { AddEmployeeInput, EmployeeStatus } from '../../gql/datatables/graphql.ts';
import { isEmail } from '../../ui/form/rules.ts';
import { parseNumber } from '../../ui/numbers.ts';
import { readCsv } from '../../ui/table/readCsv.ts';
import { type Field, fields, statuses } from './employees.ts';
import { limits } from './useEmployeeForm.ts';

/** The field of each column of a file, or an empty text for a column that is not imported. */
export type ColumnFields = (Field | '')[];

export interface ImportFile {
  /** The titles in the first line. */
  titles: string[];
  lines: string[][];
  /** The texts in all languages, because a file can have been exported in another language. */
  texts: Texts;
}

type Texts = ((key: `field.${Field}` | `status.${EmployeeStatus}`) => string)[];

export interface ImportResult {
  employees: AddEmployeeInput[];
  /** The messages about invalid lines, which are not imported. */
  problems: string[];
}

/** The maximum number of employees in a request. */
const maxEmployees = 1000;

/** Reads a CSV file of employees, whose first line contains the titles of the columns. */
export async function readImportFile(text: string, i18n: i18n): Promise<ImportFile> {
  const [titles = [], ...lines] = readCsv(text);
  const texts = Object.keys(languages).map(async (language) => {
    const other = i18n.cloneInstance({ lng: language });
    await other.changeLanguage(language);
    return other.getFixedT(language, 'datatables');
  });
  return { titles, lines, texts: await Promise.all(texts) };
}

/** Returns the field of each column by its title. Only the first of several columns with the same field is imported. */
export function findFields({ titles, texts }: ImportFile): ColumnFields {
  const found = titles.map((title): Field | '' => {
    const isField = (field: Field) =>
      matchesName(title, field, ...texts.map((text) => text(`field.${field}`)));
    return fields.find(isField) ?? '';
  });
  return found.map((field, index) => (found.indexOf(field) === index ? field : ''));
}

/** Parses the lines of a file with the given fields of its columns. */
export function parseLines(
  { lines, texts }: ImportFile,
  columnFields: ColumnFields,
  { t, language }: { t: TFunction<'datatables'>; language: string },
): ImportResult {
  if (!columnFields.includes('fullName')) {
    return { employees: [], problems: [t('import.noNameColumn', { title: t('field.fullName') })] };
  }
  if (lines.length > maxEmployees) {
    return { employees: [], problems: [t('import.tooMany', { max: maxEmployees })] };
  }

  const result: ImportResult = { employees: [], problems: [] };
  for (const [lineIndex, line] of lines.entries()) {
    const getText = (field: Field) => (line[columnFields.indexOf(field)] ?? '').trim();
    const employee = parseEmployee(getText, texts, language);
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
  texts: Texts,
  language: string,
): AddEmployeeInput | Field {
  const startedOn = getText('startedOn');
  const status = statuses.find((candidate) =>
    matchesName(
      getText('status') || 'CURRENT',
      candidate,
      ...texts.map((text) => text(`status.${candidate}`)),
    ),
  );
  const numbers = { salary: 0, age: 0, experience: 0 };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const number = getText(name) === '' ? 0 : parseNumber(getText(name), language);
    if (number === undefined || number < 0 || number > limits[name]) return name;
    numbers[name] = name === 'salary' ? number : Math.round(number);
  }
  if (getText('fullName') === '') return 'fullName';
  if (getText('email') !== '' && !isEmail(getText('email'))) return 'email';
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
