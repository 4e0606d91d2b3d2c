import { createMarks } from '../../store/createMarks.ts';
import type { Store } from '../../store/createStore.ts';
import type { Posts } from './posts.ts';
import type { PostRow } from './seed.ts';

/** Creates the bookmarks and likes of posts, and the numbers of reactions. */
export function createReactions(store: Store, posts: Posts) {
  const bookmarks = createMarks(store, 'blog.bookmarks', 'Post');
  const likes = createMarks(store, 'blog.likes', 'Post');

  return {
    isBookmarked: bookmarks.has,
    isLiked: likes.has,

    setBookmarked(id: number, readerId: number, isBookmarked: boolean): PostRow {
      const row = posts.find(id);
      const bookmarkCount = row.bookmarkCount + bookmarks.set(id, readerId, isBookmarked);
      return posts.replace({ ...row, bookmarkCount });
    },

    setLiked(id: number, readerId: number, isLiked: boolean): PostRow {
      const row = posts.find(id);
      const likeCount = row.likeCount + likes.set(id, readerId, isLiked);
      return posts.replace({ ...row, likeCount });
    },

    /** Returns the total number of comments and bookmarks of all published posts. */
    count() {
      const { rows } = posts.select({ where: { status: ['PUBLISHED'] } });
      return {
        comments: rows.reduce((sum, { commentCount }) => sum + commentCount, 0),
        bookmarks: rows.reduce((sum, { bookmarkCount }) => sum + bookmarkCount, 0),
      };
    },
  };
}
