import type { Row } from './tableTypes.ts';

/** A row of an own schema: the store numbers it, and its id and its fields are those of the schema. */
interface KeyedRow extends Row {
  key: string | number;
  values: object;
}

const isKeyed = (row: object): row is KeyedRow => 'key' in row && 'values' in row;

/** Returns the id of a row as clients see it. */
export const getRowKey = (row: Row): string | number => (isKeyed(row) ? row.key : row.id);

/** Returns the fields of a row as clients see them. */
export const getRowContent = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && isKeyed(row) ? row.values : row;
