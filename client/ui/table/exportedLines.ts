import type { Column } from './column.ts';

/** A value in an exported file. A `Date` is a day without a time: midnight in UTC. */
export type ExportedValue = string | number | boolean | Date | null | undefined;

export type ExportedColumn<Row> = Pick<Column<Row>, 'title' | 'getExportedValue'>;

/** Returns the titles of the exported columns, followed by one line of values for each row. */
export function createExportedLines<Row>(
  columns: ExportedColumn<Row>[],
  rows: Row[],
): ExportedValue[][] {
  const exported = columns.filter(({ getExportedValue }) => getExportedValue);

  return [
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map(({ getExportedValue }) => getExportedValue?.(row))),
  ];
}

/** Returns a value as text. Numbers and dates (YYYY-MM-DD) do not depend on the language. */
export function formatExportedValue(value: ExportedValue): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
}
