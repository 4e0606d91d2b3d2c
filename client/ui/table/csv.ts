import {
  createExportedLines,
  type ExportedColumn,
  type ExportedValue,
  formatExportedValue,
} from './exportedLines.ts';

/** Excel reads a file without a byte order mark in the code page of the system. */
const byteOrderMark = '\uFEFF';

/** Returns the text of a CSV file (RFC 4180). No text in it is evaluated as a formula. */
export function toCsv<Row>(
  columns: ExportedColumn<Row>[],
  rows: Row[],
  separator: ',' | ';' | '\t' = ',',
): string {
  const lines = createExportedLines(columns, rows);

  return (
    byteOrderMark + lines.map((line) => `${line.map(quoteField).join(separator)}\r\n`).join('')
  );
}

function quoteField(value: ExportedValue): string {
  const text = typeof value === 'string' ? escapeFormula(value) : formatExportedValue(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Puts an apostrophe before a text that a spreadsheet would evaluate. */
function escapeFormula(text: string): string {
  return /^\s*[=+\-@\t\r|＝＋－＠]/.test(text) ? `'${text}` : text;
}
