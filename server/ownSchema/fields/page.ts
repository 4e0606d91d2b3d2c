import { type Arguments, readPageArguments } from '../lists/pageArguments.ts';
import type { Values } from '../rows/createRow.ts';

/** A part of a list of rows. */
export interface Page {
  rows: Values[];
  /** The number of all rows on all pages. */
  total: number;
  /** The position of the first row in the whole list. */
  start: number;
  /** The number of rows that a page can have. */
  limit: number;
}

/** The number of rows on a page if the field has arguments for pages, and the request has none. */
const defaultSize = 100;

export const writeCursor = (position: number, { id, $key = id }: Values): string =>
  btoa(encodeURIComponent(`${position} ${$key}`));

/** Returns the position of the row of a cursor, or of an id. If the row was removed, returns its earlier position. */
function readCursor(cursor: string | undefined, rows: Values[]): number | undefined {
  if (!cursor) return undefined;
  const isAt = (at: number, key: string | undefined) =>
    String(rows[at]?.id ?? rows[at]?.$key) === key;
  const find = (key: string | undefined) => rows.findIndex((_, at) => isAt(at, key));
  try {
    const [, position = '', key] = /^(\d+) (.*)$/s.exec(decodeURIComponent(atob(cursor))) ?? [];
    const index = Number(position);
    if (position !== '' && isAt(index, key)) return index;
    const found = find(position === '' ? cursor : key);
    if (found !== -1) return found;
    return position === '' ? undefined : index - 1;
  } catch {
    const found = find(cursor);
    return found === -1 ? undefined : found;
  }
}

/** Returns the page that arguments select: `first` and `after`, `limit` and `offset`, `page` and `perPage`, `take` and `skip`. */
export function selectPage(rows: Values[], args: Arguments, hasPages: boolean): Page {
  const total = rows.length;
  const { size, skip, last, page, ...cursors } = readPageArguments(args);
  const after = readCursor(cursors.after, rows);
  const before = readCursor(cursors.before, rows);
  let start = after === undefined ? 0 : after + 1;
  let end = Math.min(total, before ?? total);
  const limit = Math.max(0, size ?? last ?? (hasPages ? defaultSize : total));
  start += skip ?? (page === undefined ? 0 : Math.max(0, page - 1) * limit);
  if (size === undefined && last !== undefined) start = Math.max(start, end - last);
  end = Math.max(start, Math.min(end, start + limit));
  return {
    rows: start === 0 && end === total ? rows : rows.slice(start, end),
    total,
    start,
    limit,
  };
}

/** The source of a connection, of its edges, and of its `pageInfo`. */
export interface PagedSource {
  __typename: string;
  $path: string;
  $page: Page;
}

type PageValue = (page: Page) => unknown;

const hasNext: PageValue = ({ start, rows, total }) => start + rows.length < total;
const hasPrevious: PageValue = ({ start }) => start > 0;
const getCursor = ({ rows, start }: Page, index: number) => {
  const row = rows.at(index);
  return row ? writeCursor(start + (index < 0 ? rows.length + index : index), row) : null;
};
const countPages: PageValue = ({ total, limit }) => (limit > 0 ? Math.ceil(total / limit) : 0);
const getPageNumber: PageValue = ({ start, limit }) =>
  limit > 0 ? Math.floor(start / limit) + 1 : 1;
const getTotal: PageValue = ({ total }) => total;

/** Values of the fields of a connection and of its page info, by name without separators. */
export const pageValues: Record<string, PageValue> = {
  hasnextpage: hasNext,
  hasmore: hasNext,
  haspreviouspage: hasPrevious,
  startcursor: (page) => getCursor(page, 0),
  endcursor: (page) => getCursor(page, -1),
  totalcount: getTotal,
  total: getTotal,
  totalitems: getTotal,
  count: getTotal,
  limit: ({ limit }) => limit,
  perpage: ({ limit }) => limit,
  pagesize: ({ limit }) => limit,
  offset: ({ start }) => start,
  page: getPageNumber,
  currentpage: getPageNumber,
  totalpages: countPages,
  pagecount: countPages,
  lastpage: countPages,
};
