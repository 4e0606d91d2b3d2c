import Papa from 'papaparse';

export type TableErrorCode = 'binary' | 'quote' | 'empty' | 'columns';

/** An error in an imported file. `line` is 0 if the error concerns the whole file. */
export class TableError extends Error {
  code: TableErrorCode;
  line: number;

  constructor(code: TableErrorCode, line = 0) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

/** Parses a CSV or TSV file. The first row contains the titles of the columns. */
export function parseTable(text: string): string[][] {
  if (text.includes('\0')) throw new TableError('binary');
  const { data: rows, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  const quoteError = errors.find(({ type }) => type === 'Quotes');
  const [columnTitles = []] = rows;
  const invalidRow = rows.findIndex((row) => row.length !== columnTitles.length);

  if (quoteError) throw new TableError('quote', (quoteError.row ?? 0) + 1);
  if (rows.length < 2) throw new TableError('empty');
  if (invalidRow > 0) throw new TableError('columns', invalidRow + 1);
  return rows;
}
