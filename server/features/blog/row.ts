import type { Post, PostPage } from '../../gql/types.ts';

/** A post without the fields that depend on the viewer or the users. */
export type PostEntry = Omit<Post, 'author' | 'isBookmarked' | 'isLiked'>;

export interface PostEntryPage extends Omit<PostPage, 'posts'> {
  posts: PostEntry[];
}
