import { createExportedLines, formatExportedValue } from '../../ui/table/exportedLines.ts';
import type { Employee } from './employees.ts';
import type { EmployeeColumn } from './useColumns.tsx';

/** Returns tab-separated lines, which spreadsheets accept from the clipboard. */
export function formatTsv(columns: EmployeeColumn[], rows: Employee[]): string {
  return createExportedLines(columns, rows)
    .map((line) =>
      line.map((value) => formatExportedValue(value).replaceAll(/[\t\r\n]+/g, ' ')).join('\t'),
    )
    .join('\n');
}
