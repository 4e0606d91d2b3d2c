import type { Employee } from './employees.ts';
import type { EmployeeColumn } from './useColumns.tsx';

/** Lines of fields with tabs between, as spreadsheets paste them. */
export function tabbed(columns: EmployeeColumn[], rows: Employee[]): string {
  const exported = columns.filter(({ csv }) => csv);
  const lines = [
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map(({ csv }) => String(csv?.(row) ?? ''))),
  ];

  return lines
    .map((line) => line.map((field) => field.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}
