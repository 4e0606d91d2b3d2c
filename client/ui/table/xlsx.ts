// The `browser` entry point compresses in workers. A sheet of a few thousand rows does not need them.
import writeExcelFile from 'write-excel-file/universal';
import { createExportedLines, type ExportedColumn, formatExportedValue } from './exportedLines.ts';

/** The maximum width of a column, in characters. */
const maxWidth = 60;

/** Creates a workbook with one sheet. Cells are numbers, dates or texts, but never formulas. */
export function toXlsx<Row>(
  columns: ExportedColumn<Row>[],
  rows: Row[],
  { isRightToLeft = false } = {},
): Promise<Blob> {
  const [titles = [], ...lines] = createExportedLines(columns, rows);
  const header = titles.map((title) => ({ value: String(title), fontWeight: 'bold' as const }));

  return writeExcelFile([header, ...lines], {
    rightToLeft: isRightToLeft,
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd',
    columns: titles.map((title, index) => {
      const lengths = [title, ...lines.map((line) => line[index])].map(
        (value) => formatExportedValue(value).length,
      );
      return { width: Math.min(maxWidth, Math.max(...lengths) + 2) };
    }),
  }).toBlob();
}
