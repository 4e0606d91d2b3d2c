import type { CollectionOptions } from '../../collections.ts';
import { notFound } from '../../errors.ts';
import type { CommentInput, PostComment } from '../../gql/types.ts';
import { checkComment } from './checks.ts';
import { type CommentRow, seedComments } from './seed.ts';
import { formatPostedDay } from './texts.ts';

/** Creates the part of the collection for comments. A reply always refers to the first comment of its thread. */
export function createComments({ store, clock }: CollectionOptions) {
  const comments = store.table('blog.comments', {
    rowName: 'comment',
    type: 'PostComment',
    isRemoved: ({ isDeleted }: CommentRow) => isDeleted,
    rows: () => seedComments(clock),
    facets: { post: ({ postId }: CommentRow) => String(postId) },
  });

  /** Returns whether a comment is visible. A reply to a deleted comment is not visible. */
  function isVisible({ isDeleted, replyTo }: CommentRow): boolean {
    return !isDeleted && (replyTo === null || !comments.find(replyTo).isDeleted);
  }

  const selectVisible = (postId: number) =>
    comments.select({ where: { post: [String(postId)] }, and: isVisible }).rows;

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
    list: (postId: number): PostComment[] =>
      selectVisible(postId).map(({ isDeleted, postId: _, ...comment }) => ({
        ...comment,
        commentedOn: formatPostedDay(comment.commentedAt),
      })),

    count: (postId: number) => selectVisible(postId).length,

    /** Returns the id of the post of a comment. Throws `NOT_FOUND` for a comment that is not visible. */
    getPostId(id: number): number {
      const comment = comments.find(id);
      if (!isVisible(comment)) throw notFound('comment', id);
      return comment.postId;
    },

    add: (postId: number, input: CommentInput) => add(postId, input, null),

    reply(id: number, input: CommentInput) {
      const { postId, replyTo } = comments.find(id);
      add(postId, input, replyTo ?? id);
    },

    /** Deletes or restores a comment. Returns the id of its post. */
    setDeleted(id: number, isDeleted: boolean): number {
      return comments.replace({ ...comments.find(id), isDeleted }).postId;
    },
  };
}
