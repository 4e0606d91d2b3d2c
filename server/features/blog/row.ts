import type { Post, PostPage } from '../../gql/resolvers.ts';

/** A post without what depends on who reads it, or on the users directory. */
export type PostEntry = Omit<Post, 'author' | 'isBookmarked' | 'isLiked'>;

export interface PostEntryPage extends Omit<PostPage, 'posts'> {
  posts: PostEntry[];
}
