import { notFound } from '../../errors.ts';
import type { CollectionOptions } from '../../feature.ts';
import type { CommentInput, PostComment } from '../../gql/resolvers.ts';
import { checkComment } from './checks.ts';
import { type CommentRow, seedComments } from './seed.ts';
import { formatDay } from './texts.ts';

/** Creates the comments of readers. A reply belongs to the comment that began its thread. */
export function createComments({ store, clock }: CollectionOptions) {
  const comments = store.table('blog.comments', {
    rowName: 'comment',
    rows: () => seedComments(clock),
    facets: { post: ({ postId }: CommentRow) => String(postId) },
  });

  /** Returns whether a comment is shown. Replies to a deleted comment are not. */
  function isShown({ isDeleted, replyTo }: CommentRow): boolean {
    return !isDeleted && (replyTo === null || !comments.find(replyTo).isDeleted);
  }

  const shownOn = (postId: number) =>
    comments.select({ where: { post: [String(postId)] }, and: isShown }).rows;

  function add(postId: number, input: CommentInput, replyTo: number | null) {
    checkComment(input);
    comments.add({
      id: comments.nextId(),
      postId,
      fullName: input.fullName.trim(),
      avatar: '',
      commentedAt: clock.now().toISOString(),
      text: input.text.trim(),
      website: input.website?.trim() ?? '',
      replyTo,
      isDeleted: false,
    });
  }

  return {
    of: (postId: number): PostComment[] =>
      shownOn(postId).map(({ isDeleted, postId: _, ...comment }) => ({
        ...comment,
        commentedOn: formatDay(comment.commentedAt),
      })),

    count: (postId: number) => shownOn(postId).length,

    /** Returns the post of a comment. Throws `NOT_FOUND` for a comment that is not shown. */
    postOf(id: number): number {
      const comment = comments.find(id);
      if (!isShown(comment)) throw notFound('comment', id);
      return comment.postId;
    },

    add: (postId: number, input: CommentInput) => add(postId, input, null),

    reply(id: number, input: CommentInput) {
      const { postId, replyTo } = comments.find(id);
      add(postId, input, replyTo ?? id);
    },

    setDeleted(id: number, isDeleted: boolean): number {
      return comments.replace({ ...comments.find(id), isDeleted }).postId;
    },
  };
}
