import { createExportedLines, formatExportedValue } from '../../ui/table/exportedLines.ts';
import type { Employee } from './employees.ts';
import type { EmployeeColumn } from './useColumns.tsx';

/** Formats rows as tab-separated lines, which can be pasted into a spreadsheet. */
export function formatTsv(columns: EmployeeColumn[], rows: Employee[]): string {
  return createExportedLines(columns, rows)
    .map((line) =>
      line.map((value) => formatExportedValue(value).replaceAll(/[\t\r\n]+/g, ' ')).join('\t'),
    )
    .join('\n');
}
