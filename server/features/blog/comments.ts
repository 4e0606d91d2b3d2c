import { notFound } from '../../errors.ts';
import type { CommentInput, PostComment } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';
import { checkComment } from './checks.ts';
import { type CommentRow, seedComments } from './seed.ts';
import { dayOf } from './texts.ts';

/** What readers say. A reply stands under the comment that began its thread. */
export function createComments(world: World) {
  let comments = seedComments(world);

  function find(id: number): CommentRow {
    const comment = comments.find((one) => one.id === id);
    if (!comment) throw notFound('comment', id);
    return comment;
  }

  /** A reply to a deleted comment has gone with it. */
  function isThere({ isDeleted, replyTo }: CommentRow): boolean {
    return !isDeleted && (replyTo === null || !find(replyTo).isDeleted);
  }

  function on(postId: number): CommentRow[] {
    return comments.filter((one) => one.postId === postId && isThere(one));
  }

  function add(postId: number, said: CommentInput, replyTo: number | null) {
    checkComment(said);
    const comment: CommentRow = {
      id: comments.length + 1,
      postId,
      fullName: said.fullName.trim(),
      avatar: '',
      commentedAt: world.now().toISOString(),
      text: said.text.trim(),
      website: said.website?.trim() ?? '',
      replyTo,
      isDeleted: false,
    };
    comments = [...comments, comment];
  }

  return {
    of: (postId: number): PostComment[] =>
      on(postId).map(({ isDeleted, postId: _, ...comment }) => ({
        ...comment,
        commentedOn: dayOf(comment.commentedAt),
      })),

    count: (postId: number) => on(postId).length,

    /** The post it stands under; fails where the comment is not, or no longer, there. */
    postOf(id: number): number {
      const comment = find(id);
      if (!isThere(comment)) throw notFound('comment', id);
      return comment.postId;
    },

    add: (postId: number, said: CommentInput) => add(postId, said, null),

    reply(id: number, said: CommentInput) {
      const { postId, replyTo } = find(id);
      add(postId, said, replyTo ?? id);
    },

    setDeleted(id: number, isDeleted: boolean): number {
      const comment = find(id);
      comments = comments.map((one) => (one.id === id ? { ...one, isDeleted } : one));
      return comment.postId;
    },
  };
}
