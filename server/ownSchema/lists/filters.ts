import type { Values } from '../rows/createRow.ts';
import { foldName } from '../schema/names.ts';
import type { OwnData } from '../store/ownData.ts';
import { listRelated } from '../store/related.ts';
import { findConditionField } from './conditionField.ts';
import { findOperator, isIn } from './operators.ts';
import { findNamedField, readNamedField } from './readField.ts';

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
  return name === 'not' && filters.length > 0 ? !filters.some(matches) : undefined;
}

function matchesCondition(
  data: OwnData,
  values: Values,
  name: string,
  condition: unknown,
): boolean {
  const collection = data.model.collections.get(values.__typename);
  const found = collection && findConditionField(collection, name);
  const field = found && findNamedField(collection, found.fieldName);
  // A name without a field restricts nothing, so that a screen with an unusual filter has rows to show.
  if (!found || !field) return true;
  if (found.operator !== undefined)
    return (
      condition === null ||
      matchesCondition(data, values, found.fieldName, { [found.operator]: condition })
    );
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
