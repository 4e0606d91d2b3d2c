import { badInput } from '../errors.ts';
import type { PageInfo } from '../gql/types.ts';
import { decodeBase64 } from './base64.ts';

interface Part {
  page: number;
  perPage: number;
}

/**
 * Reads the `first` items after a cursor from a list with pages. `selectPage` returns a page, with its items as `key`. A cursor
 * contains the position of its item, so that it fits any list.
 */
export function readConnection<
  Key extends string,
  Page extends Record<Key, unknown[]> & { total: number },
>(
  { first, after }: { first: number; after?: string | null },
  key: Key,
  selectPage: (part: Part) => Page,
) {
  const start = after ? readCursor(after) : 0;
  const perPage = Math.max(first, 0);
  const page = perPage > 0 ? Math.floor(start / perPage) + 1 : 1;
  const selected = selectPage({ page, perPage });
  const skipped = perPage > 0 ? start % perPage : 0;
  // The items after a cursor that was read with another `first` are on two pages.
  const following = skipped > 0 ? selectPage({ page: page + 1, perPage })[key] : [];
  const nodes: Page[Key][number][] = [...selected[key], ...following].slice(
    skipped,
    skipped + perPage,
  );
  const edges = nodes.map((node, index) => ({ cursor: writeCursor(start + index + 1), node }));
  const pageInfo: PageInfo = {
    hasNextPage: start + edges.length < selected.total,
    hasPreviousPage: start > 0,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo, totalCount: selected.total };
}

/** Writes the cursor of an item. The first item has the position 1. */
const writeCursor = (position: number) => btoa(`item:${position}`);

function readCursor(cursor: string): number {
  const [, position] = /^item:(\d{1,9})$/.exec(decodeBase64(cursor)) ?? [];
  if (position === undefined) throw badInput('after', 'must be a cursor of a connection.');
  return Number(position);
}
