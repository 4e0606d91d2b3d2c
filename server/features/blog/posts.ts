import type { CollectionOptions } from '../../collections.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { type PostRow, seedPosts } from './seed.ts';

const compareNewestFirst = (a: PostRow, b: PostRow) =>
  Date.parse(b.postedAt) - Date.parse(a.postedAt);

/**
 * Creates the part of the collection for posts. Deleted posts are kept in a second table, so that they can be restored.
 */
export function createPosts({ store, clock }: CollectionOptions) {
  const deletedPosts = store.table<PostRow>('blog.deletedPosts', { rowName: 'deleted post' });
  const posts = store.table('blog.posts', {
    rowName: 'post',
    type: 'Post',
    rows: () => seedPosts(clock),
    texts: ({ title, excerpt }: PostRow) => [title, excerpt],
    facets: {
      tags: ({ tags }) => tags,
      status: ({ status }) => status,
      slug: ({ slug }) => slug,
      author: ({ authorName }) => authorName,
    },
    sorts: {
      NEWEST: (a, b) => compareNewestFirst(a, b) || b.id - a.id,
      OLDEST: (a, b) => compareNewestFirst(b, a) || a.id - b.id,
      TITLE: (a, b) => compareAlphabetically(a.title, b.title) || a.id - b.id,
      COMMENTS: (a, b) =>
        b.commentCount - a.commentCount || compareNewestFirst(a, b) || b.id - a.id,
    },
  });

  return {
    ...posts,

    remove: (id: number): PostRow => deletedPosts.add(posts.remove(id)),

    /** Restores a deleted post. Throws `NOT_FOUND` for a post that was not deleted. */
    restore: (id: number): PostRow => posts.add(deletedPosts.remove(id)),
  };
}

export type Posts = ReturnType<typeof createPosts>;
