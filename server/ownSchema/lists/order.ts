import type { Values } from '../rows/createRow.ts';
import { foldName } from '../schema/names.ts';
import type { OwnData } from '../store/ownData.ts';
import { findNamedField, readNamedField } from './readField.ts';

interface SortKey {
  name: string;
  isDescending: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDescendingText = (value: unknown) =>
  value === true || /^-?desc|descending/i.test(String(value));

/**
 * Reads the order of a list: `createdAt`, `CREATED_AT_DESC`, `-price`, `{ field, direction }`, `{ title: DESC }`,
 * `{ title: { order: Descending } }`, or a list of them.
 */
export function readOrder(order: unknown, direction?: unknown): SortKey[] {
  if (Array.isArray(order)) return order.flatMap((item) => readOrder(item, direction));
  if (isObject(order)) return readOrderObject(order);
  if (typeof order !== 'string' || order === '') return [];
  const [, minus, name = '', suffix] =
    /^(-?)(.*?)(?:[_:\s-](asc|desc|ascending|descending))?$/i.exec(order) ?? [];
  return [
    {
      name,
      isDescending:
        minus === '-' || isDescendingText(suffix ?? '') || isDescendingText(direction ?? ''),
    },
  ];
}

function readOrderObject(order: Record<string, unknown>): SortKey[] {
  const { field, direction, order: nested, ...rest } = order;
  if (field !== undefined) return readOrder(field, direction ?? nested);
  return Object.entries(rest).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const inner = isObject(value) ? (value.order ?? value.direction ?? value.sort) : value;
    return [{ name, isDescending: isDescendingText(inner) }];
  });
}

/** Returns the rows in another order. Rows with equal values keep their order, and empty values come last. */
export function sortRows(data: OwnData, rows: Values[], keys: SortKey[]): Values[] {
  const [first] = rows;
  const collection = first && data.model.collections.get(first.__typename);
  if (!collection) return rows;
  const readers = keys.flatMap(({ name, isDescending }) => {
    const field = findNamedField(collection, name) ?? findByTime(name);
    return field ? [{ read: (row: Values) => readNamedField(data, row, field), isDescending }] : [];
  });
  if (readers.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { read, isDescending } of readers) {
      const order = compareValues(read(a), read(b), isDescending);
      if (order !== 0) return order;
    }
    return 0;
  });

  /** Finds `createdAt` for an order such as `CREATED` or `NEWEST`. */
  function findByTime(name: string) {
    const folded = foldName(name);
    const leaf = collection?.leaves.find((other) => foldName(other.name) === `${folded}at`);
    return leaf && ({ kind: 'leaf', name: leaf.name, isList: false } as const);
  }
}

export function compareValues(a: unknown, b: unknown, isDescending: boolean): number {
  const [isEmptyA, isEmptyB] = [a === null || a === undefined, b === null || b === undefined];
  if (isEmptyA || isEmptyB) return Number(isEmptyA) - Number(isEmptyB);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a) < String(b)
        ? -1
        : Number(String(a) > String(b));
  return isDescending ? -order : order;
}
