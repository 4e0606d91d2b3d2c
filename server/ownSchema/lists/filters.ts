import { foldText } from '../../values/foldText.ts';
import type { Values } from '../rows/createRow.ts';
import { foldName } from '../schema/names.ts';
import type { OwnData } from '../store/ownData.ts';
import { listRelated } from '../store/related.ts';
import { findNamedField, readNamedField } from './readField.ts';

type Compare = (value: unknown, operand: unknown) => boolean;

const toComparable = (value: unknown): number | string => {
  if (typeof value === 'number') return value;
  const text = String(value ?? '');
  if (/^\d{4}-\d\d-\d\d/.test(text)) return Date.parse(text);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

/** Returns whether two values are equal. Ids can be texts or numbers, and times can have different spellings. */
export const isEqual = (value: unknown, operand: unknown): boolean =>
  value === operand ||
  (value !== null &&
    value !== undefined &&
    operand !== null &&
    operand !== undefined &&
    (String(value) === String(operand) ||
      (isTimeText(value) && isTimeText(operand) && Date.parse(value) === Date.parse(operand))));

const isTimeText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

const matchText =
  (test: (text: string, part: string) => boolean): Compare =>
  (value, operand) =>
    [value]
      .flat()
      .some((item) => test(foldText(String(item ?? '')), foldText(String(operand ?? ''))));

const isIn: Compare = (value, operand) =>
  [operand].flat().some((item) => [value].flat().some((one) => isEqual(one, item)));

const compareOrder =
  (test: (order: number) => boolean): Compare =>
  (value, operand) => {
    if (value === null || value === undefined) return false;
    const [a, b] = [toComparable(value), toComparable(operand)];
    return a < b ? test(-1) : test(a > b ? 1 : 0);
  };

const not =
  (compare: Compare): Compare =>
  (value, operand) =>
    !compare(value, operand);

/** The operators of filters, by name without separators. */
const operators: Record<string, Compare> = {
  eq: isIn,
  equals: isIn,
  equalto: isIn,
  is: isIn,
  ne: not(isIn),
  neq: not(isIn),
  not: not(isIn),
  in: isIn,
  oneof: isIn,
  nin: not(isIn),
  notin: not(isIn),
  gt: compareOrder((order) => order > 0),
  gte: compareOrder((order) => order >= 0),
  ge: compareOrder((order) => order >= 0),
  lt: compareOrder((order) => order < 0),
  lte: compareOrder((order) => order <= 0),
  le: compareOrder((order) => order <= 0),
  contains: matchText((text, part) => text.includes(part)),
  notcontains: not(matchText((text, part) => text.includes(part))),
  like: matchText((text, part) => text.includes(part.replaceAll('%', ''))),
  ilike: matchText((text, part) => text.includes(part.replaceAll('%', ''))),
  startswith: matchText((text, part) => text.startsWith(part)),
  notstartswith: not(matchText((text, part) => text.startsWith(part))),
  endswith: matchText((text, part) => text.endsWith(part)),
  notendswith: not(matchText((text, part) => text.endsWith(part))),
  null: (value, operand) => (value === null || value === undefined) === operand,
  isnull: (value, operand) => (value === null || value === undefined) === operand,
  exists: (value, operand) => (value !== null && value !== undefined) === operand,
};
const ignoringCase = /(ignorecase|ignorecaseandaccent|insensitive)$/;
const findOperator = (name: string): Compare | undefined =>
  operators[foldName(name).replace(ignoringCase, '')];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a row fulfills a filter: `{ state: { in: [...] }, or: [...], author: { login: { eq: ... } } }`. */
export function matchesFilter(
  data: OwnData,
  values: Values,
  filter: Record<string, unknown>,
): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (condition === undefined) return true;
    const combined = combineFilters(data, values, foldName(name), condition);
    return combined ?? matchesCondition(data, values, name, condition);
  });
}

/** Returns the result of `and`, `or` and `not`, or `undefined` for another name. */
function combineFilters(
  data: OwnData,
  values: Values,
  name: string,
  condition: unknown,
): boolean | undefined {
  const filters = [condition].flat().filter(isObject);
  const matches = (filter: Record<string, unknown>) => matchesFilter(data, values, filter);
  if (name === 'and') return filters.every(matches);
  if (name === 'or') return filters.length === 0 || filters.some(matches);
  return name === 'not' && isObject(condition) ? !filters.some(matches) : undefined;
}

function matchesCondition(
  data: OwnData,
  values: Values,
  name: string,
  condition: unknown,
): boolean {
  const collection = data.model.collections.get(values.__typename);
  const field = collection && findNamedField(collection, name);
  // A name without a field restricts nothing, so that a screen with an unusual filter has rows to show.
  if (!field) return true;
  if (field.kind === 'relation' && field.relation.kind === 'many') {
    const rows = listRelated(data, values, field.relation);
    return !isObject(condition) || matchesList(data, rows, condition);
  }
  const value = readNamedField(data, values, field);
  if (field.kind !== 'relation') return matchesValue(value, condition);
  const row = value as Values | null;
  if (!isObject(condition)) return isIn(row && (row.id ?? null), condition);
  if ('null' in condition) return (row === null) === condition.null;
  return row !== null && matchesFilter(data, row, condition);
}

function matchesList(
  data: OwnData,
  rows: Values[],
  { some, every, none, length, ...rest }: Record<string, unknown>,
): boolean {
  const matches = (filter: unknown) => (row: Values) =>
    !isObject(filter) || matchesFilter(data, row, filter);
  return (
    (some === undefined || rows.some(matches(some))) &&
    (every === undefined || rows.every(matches(every))) &&
    (none === undefined || !rows.some(matches(none))) &&
    (!isObject(length) || matchesValue(rows.length, length)) &&
    (Object.keys(rest).length === 0 || rows.some(matches(rest)))
  );
}

/** Returns whether a value fulfills a condition: a value, a list of allowed values, or operators. */
export function matchesValue(value: unknown, condition: unknown): boolean {
  if (!isObject(condition))
    return condition === null ? value === null || value === undefined : isIn(value, condition);
  return Object.entries(condition).every(([name, operand]) => {
    if (operand === undefined) return true;
    if (foldName(name) === 'not' && isObject(operand)) return !matchesValue(value, operand);
    return findOperator(name)?.(value, operand) ?? true;
  });
}
