import { createWhereTest, operators, type Test } from './conditions.ts';
import type { ListQuery, RestPage } from './listQuery.ts';
import { type RestRow, readPath } from './restRow.ts';

const ownParameters = ['_sort', '_page', '_per_page', '_embed', '_where', '_dependent', 'branch'];

/** Reads a query string in the language of json-server 1.0: `views:gt=3&_sort=-views&_page=2&_per_page=10&_embed=comments`. */
export function readList1(parameters: URLSearchParams): ListQuery {
  const where = parseJson(parameters.get('_where') ?? '');
  // The last one of several values applies.
  const conditions = [...new Map(parameters)].filter(([name]) => !ownParameters.includes(name));
  const tests = where
    ? [createWhereTest(where)]
    : conditions.map(([name, value]) => createTest(name, value));
  return {
    test: (row) => tests.every((test) => test(row)),
    sort: splitList(parameters.getAll('_sort')).map((name) => ({
      path: name.replace(/^-/, ''),
      isDescending: name.startsWith('-'),
    })),
    embed: splitList(parameters.getAll('_embed')),
    selectPage: (rows) => selectPage(rows, parameters),
  };
}

export const splitList = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(','))
    .map((part) => part.trim())
    .filter(Boolean);

function createTest(name: string, value: string): Test {
  // `views_gt` is an older spelling of `views:gt`.
  const [, path = name, operator = 'eq'] =
    /^(.+):(\w+)$/.exec(name) ?? /^(.+)_(gte?|lte?|ne)$/.exec(name) ?? [];
  const matches = operators[operator];
  if (matches) return (row) => matches(readPath(row, path), value);
  // An unknown operator restricts nothing.
  return () => true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function selectPage(rows: RestRow[], parameters: URLSearchParams): RestPage {
  const total = rows.length;
  if (!parameters.has('_page')) return { rows, total };
  const size = readSize(parameters.get('_per_page'));
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(
    pages,
    Math.max(1, Number.parseInt(parameters.get('_page') ?? '1', 10) || 1),
  );
  const data = rows.slice((page - 1) * size, page * size);
  return {
    rows: data,
    total,
    body: (embedded) => ({
      first: 1,
      prev: page > 1 ? page - 1 : null,
      next: page < pages ? page + 1 : null,
      last: pages,
      pages,
      items: total,
      data: embedded,
    }),
  };
}

function readSize(text: string | null): number {
  const size = Number.parseInt(text ?? '10', 10);
  return Number.isNaN(size) ? 10 : Math.max(1, size);
}
