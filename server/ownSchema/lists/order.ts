import type { Values } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';
import type { OwnData } from '../store/ownData.ts';
import { findNamedField, type NamedField, readNamedField } from './readField.ts';

interface SortKey {
  /** The name of a field, or the names of relations and of a field of the related row. */
  path: string[];
  isDescending: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDescendingText = (value: unknown) =>
  value === true || /^-?desc|descending/i.test(String(value));

/**
 * Reads the order of a list: `createdAt`, `CREATED_AT_DESC`, `-price`, `{ field, direction }`, `{ title: DESC }`,
 * `{ title: { order: Descending } }`, `{ author: { name: DESC } }`, or a list of them.
 */
export function readOrder(order: unknown, direction?: unknown): SortKey[] {
  if (Array.isArray(order)) return order.flatMap((item) => readOrder(item, direction));
  if (isObject(order)) return readOrderObject(order);
  if (typeof order !== 'string' || order === '') return [];
  const [, minus, name = '', suffix] =
    /^(-?)(.*?)(?:[_:\s-](asc|desc|ascending|descending))?$/i.exec(order) ?? [];
  return [
    {
      path: name.split('.'),
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
    if (!isObject(value)) return [{ path: [name], isDescending: isDescendingText(value) }];
    const inner = value.order ?? value.direction ?? value.sort;
    if (inner !== undefined) return [{ path: [name], isDescending: isDescendingText(inner) }];
    return readOrderObject(value).map((key) => ({ ...key, path: [name, ...key.path] }));
  });
}

/** Returns the rows in another order. Rows with equal values keep their order, and empty values come last. */
export function sortRows(data: OwnData, rows: Values[], keys: SortKey[]): Values[] {
  const [first] = rows;
  const collection = first && data.model.collections.get(first.__typename);
  if (!collection) return rows;
  const readers = keys.flatMap(({ path, isDescending }) => {
    const read = createReader(data, collection, path);
    return read ? [{ read, isDescending }] : [];
  });
  if (readers.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { read, isDescending } of readers) {
      const order = compareValues(read(a), read(b), isDescending);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Creates the function that reads the value of a row that an order compares. */
function createReader(
  data: OwnData,
  collection: Collection,
  [name = '', ...rest]: string[],
): ((row: Values) => unknown) | undefined {
  const field = findNamedField(collection, name) ?? findByTime(collection, name);
  if (!field) return undefined;
  if (rest.length === 0) return (row) => readNamedField(data, row, field);
  const [target] = field.kind === 'relation' ? field.relation.targets : [];
  const readInner = target && createReader(data, target, rest);
  return (
    readInner &&
    ((row) => {
      const related = readNamedField(data, row, field) as Values | null;
      return related && readInner(related);
    })
  );
}

/** Finds `createdAt` for an order such as `CREATED`. */
function findByTime({ leaves }: Collection, name: string): NamedField | undefined {
  const folded = foldName(name);
  const leaf = leaves.find((other) => foldName(other.name) === `${folded}at`);
  return leaf && { kind: 'leaf', name: leaf.name, isList: false };
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
