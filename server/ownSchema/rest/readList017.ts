import { compare, equals, type Test } from './conditions.ts';
import type { ListQuery, RestPage } from './listQuery.ts';
import { splitList } from './readList1.ts';
import { type RestRow, readPath } from './restRow.ts';

const ownParameters = [
  '_sort',
  '_order',
  '_page',
  '_limit',
  '_start',
  '_end',
  '_embed',
  '_expand',
  'q',
  'callback',
  '_',
  'branch',
];

/** Reads a query string in the language of json-server 0.17: `views_gte=3&_sort=views&_order=desc&_page=2&_limit=10&q=lamp`. */
export function readList017(parameters: URLSearchParams): ListQuery {
  const names = [...new Set(parameters.keys())].filter((name) => !ownParameters.includes(name));
  const tests = names.map((name) => createTest(name, parameters.getAll(name)));
  const text = parameters.get('q');
  if (text) tests.push((row) => containsText(row, text.toLowerCase()));
  const orders = splitList(parameters.getAll('_order'));
  return {
    test: (row) => tests.every((test) => test(row)),
    sort: splitList(parameters.getAll('_sort')).map((path, index) => ({
      path,
      isDescending: orders[index]?.toLowerCase() === 'desc',
    })),
    embed: splitList([...parameters.getAll('_embed'), ...parameters.getAll('_expand')]),
    selectPage: (rows, address) => selectPage(rows, parameters, address),
  };
}

/** Creates the test of a parameter. A field can have one of several values, and must not have any of those of `_ne`. */
function createTest(name: string, values: string[]): Test {
  const [, path = name, operator] = /^(.+)_(gte|lte|ne|like)$/.exec(name) ?? [];
  const read = (row: unknown) => readPath(row, path);
  switch (operator) {
    case 'gte':
      return (row) => values.every((value) => (compare(read(row), value) ?? -1) >= 0);
    case 'lte':
      return (row) => values.every((value) => (compare(read(row), value) ?? 1) <= 0);
    case 'ne':
      return (row) => values.every((value) => !equals(read(row), value));
    case 'like': {
      const patterns = values.map(createPattern);
      return (row) => patterns.some((pattern) => pattern.test(String(read(row) ?? '')));
    }
    default:
      return (row) => values.some((value) => equals(toText(read(row)), value));
  }
}

const toText = (value: unknown) => (Array.isArray(value) ? String(value) : value);

function createPattern(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch {
    return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  }
}

function containsText(value: unknown, text: string): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'object')
    return Object.values(value).some((inner) => containsText(inner, text));
  return String(value).toLowerCase().includes(text);
}

const readInteger = (parameters: URLSearchParams, name: string): number | undefined => {
  const value = Number.parseInt(parameters.get(name) ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
};

function selectPage(rows: RestRow[], parameters: URLSearchParams, address: string): RestPage {
  const total = rows.length;
  const limit = readInteger(parameters, '_limit');
  const headers = { 'x-total-count': String(total) };
  if (parameters.has('_page')) {
    const size = Math.max(1, limit ?? 10);
    const page = Math.max(1, readInteger(parameters, '_page') ?? 1);
    const pages = Math.ceil(total / size);
    return {
      rows: rows.slice((page - 1) * size, page * size),
      total,
      headers: {
        ...headers,
        link: page <= pages && pages > 1 ? createLinks(address, parameters, page, pages) : '',
      },
    };
  }
  const start = readInteger(parameters, '_start');
  const end = readInteger(parameters, '_end');
  if (end === undefined && limit === undefined) return { rows, total };
  const first = start ?? 0;
  return { rows: rows.slice(first, end ?? first + (limit ?? total)), total, headers };
}

function createLinks(
  address: string,
  parameters: URLSearchParams,
  page: number,
  pages: number,
): string {
  const links: [string, number][] = [['first', 1]];
  if (page > 1) links.push(['prev', page - 1]);
  if (page < pages) links.push(['next', page + 1]);
  links.push(['last', pages]);
  return links
    .map(([rel, number]) => {
      const query = new URLSearchParams(parameters);
      query.set('_page', String(number));
      return `<${address}?${query}>; rel="${rel}"`;
    })
    .join(', ');
}
