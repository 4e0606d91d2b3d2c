import { notFound } from '../../errors.ts';
import { alphabetical } from '../../table/sorting.ts';
import { createTable } from '../../table/table.ts';
import type { World } from '../../world.ts';
import { type PostRow, seedPosts } from './seed.ts';

const byAge = (a: PostRow, b: PostRow) => Date.parse(b.postedAt) - Date.parse(a.postedAt);

/** The posts, and those that were deleted and can come back. */
export function createPosts(world: World) {
  const deleted = new Map<number, PostRow>();
  const table = createTable({
    name: 'post',
    rows: seedPosts(world),
    texts: ({ title, excerpt }) => [title, excerpt],
    facets: { tags: ({ tags }) => tags, status: ({ status }) => status },
    sorts: {
      NEWEST: (a, b) => byAge(a, b) || b.id - a.id,
      OLDEST: (a, b) => byAge(b, a) || a.id - b.id,
      TITLE: (a, b) => alphabetical(a.title, b.title) || a.id - b.id,
      COMMENTS: (a, b) => b.commentCount - a.commentCount || byAge(a, b) || b.id - a.id,
    },
  });

  return {
    ...table,

    remove(id: number): PostRow {
      const row = table.remove(id);
      deleted.set(id, row);
      return row;
    },

    /** Throws `NOT_FOUND` for a post that was not deleted. */
    restore(id: number): PostRow {
      const row = deleted.get(id);
      if (!row) throw notFound('deleted post', id);
      deleted.delete(id);
      return table.add(row);
    },
  };
}
