import Papa from 'papaparse';

export type Problem = 'binary' | 'quote' | 'empty' | 'columns';

export class TableError extends Error {
  problem: Problem;
  line: number;

  constructor(problem: Problem, line = 0) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

/** Parses a CSV or TSV file. The first row contains the titles. */
export function parseTable(text: string): string[][] {
  if (text.includes('\0')) throw new TableError('binary');
  const { data: rows, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  const [titles = []] = rows;
  const invalidRow = rows.findIndex((row) => row.length !== titles.length);

  if (quote) throw new TableError('quote', (quote.row ?? 0) + 1);
  if (rows.length < 2) throw new TableError('empty');
  if (invalidRow > 0) throw new TableError('columns', invalidRow + 1);
  return rows;
}
