import type { CollectionOptions } from '../../feature.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { type PostRow, seedPosts } from './seed.ts';

const byAge = (a: PostRow, b: PostRow) => Date.parse(b.postedAt) - Date.parse(a.postedAt);

/** Creates the posts, and those that were deleted and can be restored. */
export function createPosts({ store, clock }: CollectionOptions) {
  const deleted = store.table<PostRow>('blog.deletedPosts', { rowName: 'deleted post' });
  const posts = store.table('blog.posts', {
    rowName: 'post',
    rows: () => seedPosts(clock),
    texts: ({ title, excerpt }: PostRow) => [title, excerpt],
    facets: {
      tags: ({ tags }) => tags,
      status: ({ status }) => status,
      slug: ({ slug }) => slug,
      author: ({ authorName }) => authorName,
    },
    sorts: {
      NEWEST: (a, b) => byAge(a, b) || b.id - a.id,
      OLDEST: (a, b) => byAge(b, a) || a.id - b.id,
      TITLE: (a, b) => compareAlphabetically(a.title, b.title) || a.id - b.id,
      COMMENTS: (a, b) => b.commentCount - a.commentCount || byAge(a, b) || b.id - a.id,
    },
  });

  return {
    ...posts,

    remove: (id: number): PostRow => deleted.add(posts.remove(id)),

    /** Throws `NOT_FOUND` for a post that was not deleted. */
    restore: (id: number): PostRow => posts.add(deleted.remove(id)),
  };
}
