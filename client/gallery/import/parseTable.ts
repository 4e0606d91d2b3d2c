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

/** The rows of a CSV or TSV file, the titles first. What separates them is seen in the first line. */
export function parseTable(text: string): string[][] {
  if (text.includes('\0')) throw new TableError('binary');
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const [titles = []] = rows;
  const wrong = rows.findIndex((row) => row.length !== titles.length);

  if (rows.length < 2) throw new TableError('empty');
  if (wrong > 0) throw new TableError('columns', wrong + 1);
  return rows;
}

function rowsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;

  const endRow = () => {
    row.push(field);
    if (row.some(Boolean)) rows.push(row);
    row = [];
    field = '';
  };

  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      field += char;
      at++;
    } else if (char === '"' && (isQuoted || field === '')) isQuoted = !isQuoted;
    else if (isQuoted) field += char;
    else if (char === separator) {
      row.push(field);
      field = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') field += char;
  }

  if (isQuoted) throw new TableError('quote', rows.length + 1);
  endRow();
  return rows;
}

function separatorOf(text: string) {
  const [first = ''] = text.split('\n', 1);
  const [best = ','] = [',', ';', '\t'].sort(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  return best;
}
