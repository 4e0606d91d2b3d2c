import {
  createExportedLines,
  type ExportedColumn,
  type ExportedValue,
  formatExportedValue,
} from './exportedLines.ts';

/** Excel reads a file without a byte order mark in the code page of the system. */
const byteOrderMark = '\uFEFF';

type Separator = ',' | ';' | '\t';

/** Returns the text of a CSV file (RFC 4180). No text in it is evaluated as a formula. */
export const toCsv = <Row>(
  columns: ExportedColumn<Row>[],
  rows: Row[],
  separator: Separator = ',',
): string => byteOrderMark + formatLines(columns, rows, separator);

/** Returns the lines of a CSV file. With tabs, they can be pasted into a spreadsheet. */
export function formatLines<Row>(
  columns: ExportedColumn<Row>[],
  rows: Row[],
  separator: Separator,
): string {
  return createExportedLines(columns, rows)
    .map((line) => `${line.map(quoteField).join(separator)}\r\n`)
    .join('');
}

function quoteField(value: ExportedValue): string {
  const text = typeof value === 'string' ? escapeFormula(value) : formatExportedValue(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const formula = String.raw`\s*[=+\-@\t\r|＝＋－＠]`;
const escaped = new RegExp(`^'+${formula}`);
const evaluated = new RegExp(`^'*${formula}`);

/** Puts an apostrophe before a text that a spreadsheet would evaluate, and before a text that is already escaped. */
const escapeFormula = (text: string) => (evaluated.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeFormula` has added. */
export const unescapeFormula = (text: string) => (escaped.test(text) ? text.slice(1) : text);
