import type { Column } from './column.ts';

/** Excel takes a file without it for the local code page. */
const byteOrderMark = '\uFEFF';

/** A file that spreadsheets open as it is: RFC 4180, and nothing in it can become a formula. */
export function csvOf<Row>(
  columns: Pick<Column<Row>, 'title' | 'csv'>[],
  rows: Row[],
  separator: ',' | ';' | '\t' = ',',
): string {
  const exported = columns.filter(({ csv }) => csv);
  const lines = [
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map(({ csv }) => csv?.(row))),
  ];

  const text = lines.map((line) => `${line.map(field).join(separator)}\r\n`);

  return byteOrderMark + text.join('');
}

function field(value: string | number | boolean | null | undefined): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet computes what begins like a formula; an apostrophe makes it a text again. */
function harmless(text: string): string {
  return /^\s*[=+\-@\t\r|＝＋－＠]/.test(text) ? `'${text}` : text;
}

export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });

  link.click();
  // Some browsers fetch the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
