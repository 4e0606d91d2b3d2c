import type { AdminRecordQuery } from '../../gql/admin/graphql.ts';
import { type Collection, type Field, isReference } from './collections.ts';
import { getLinkedRow, getValue } from './list.ts';
import type { LinkedRow } from './RowSelect.tsx';

type Record = NonNullable<AdminRecordQuery['collectionRow']>;

/** The values of a form by the properties of the input: what the controls of the fields show. */
export type FormValues = { [inputName: string]: unknown };

/** The largest number of related rows that a form changes. A longer list is changed at its rows. */
export const maxRelatedRows = 200;

/** Returns the fields of a form. Fields that the server sets are not among them. */
export const listFormFields = ({ fields }: Collection, row: Record | undefined): Field[] =>
  fields.filter(
    ({ name, isReadOnly }) =>
      !isReadOnly && (row?.lists.find(({ field }) => field === name)?.total ?? 0) <= maxRelatedRows,
  );

/** Returns the values of a row, or those of a new row, as the controls of a form show them. */
export const toFormValues = (fields: readonly Field[], row: Record | undefined): FormValues =>
  Object.fromEntries(fields.map((field) => [field.inputName, toFormValue(field, row)]));

/** Returns the value that the form of a new row shows. Any form shows it of a field that the schema got while the form was open. */
export const getNewValue = (field: Field): unknown => toFormValue(field, undefined);

function toFormValue(field: Field, row: Record | undefined): unknown {
  if (field.kind === 'RELATION') {
    if (field.isList)
      return row?.lists.find((list) => list.field === field.name)?.rows.map(toLinkedRow) ?? [];
    const linked = row && getLinkedRow(row, field);
    return linked ? toLinkedRow(linked) : null;
  }
  const value = row && getValue(row, field);
  if (field.isList) return Array.isArray(value) ? value.map(String) : [];
  switch (field.kind) {
    case 'BOOLEAN':
      return value === true;
    case 'ENUM':
      return value ?? null;
    case 'INTEGER':
    case 'NUMBER':
    case 'MONEY':
      return typeof value === 'number' ? value : '';
    case 'DATE':
      return typeof value === 'string' ? value.slice(0, 10) : null;
    case 'DATE_TIME':
      return typeof value === 'string' ? toLocalTime(value) : null;
    case 'JSON':
      return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

const toLinkedRow = ({ id, key, collection, title }: LinkedRow): LinkedRow => ({
  id,
  key,
  collection,
  title,
});

/** Converts the values of a form to those of a mutation. */
export const toInput = (fields: readonly Field[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields.map((field) => [
      field.inputName,
      toInputValue(field, values[field.inputName] ?? getNewValue(field)),
    ]),
  );

function toInputValue(field: Field, value: unknown): unknown {
  const isEmpty = value === '' || value === null || value === undefined;
  const toReference = (row: LinkedRow) =>
    field.targets.length > 1 ? { type: row.collection, id: row.key } : row.key;
  if (isReference(field)) return value ? toReference(value as LinkedRow) : null;
  if (field.kind === 'RELATION') return (value as LinkedRow[]).map(toReference);
  if (field.isList) return (value as string[]).map((item) => toItem(field, item));
  if (field.kind === 'BOOLEAN') return value;
  // A text that must not be null can be empty.
  if (isEmpty) return field.isNullable || field.kind === 'ENUM' ? null : '';
  if (field.kind === 'DATE_TIME') return new Date(String(value)).toISOString();
  return toItem(field, value);
}

function toItem({ kind }: Field, value: unknown): unknown {
  if (kind === 'JSON') return JSON.parse(String(value));
  return ['INTEGER', 'NUMBER', 'MONEY'].includes(kind) ? Number(value) : value;
}

/** Returns a time as the date picker needs it: in the time zone of the viewer. */
function toLocalTime(value: string): string | null {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  // Swedish times are written as YYYY-MM-DD hh:mm:ss.
  return date.toLocaleString('sv');
}

/** Returns whether a text is the JSON of a value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
