import { holderOf } from '../../context.ts';
import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    postPage: async (_, args, context) =>
      context.collections.blog.page(args, (await holderOf(context)).id),
    posts: (_, args, { collections }) => collections.blog.list(args),
    post: (_, { id }, { collections }) => collections.blog.find(id),
    postComments: (_, { postId }, { collections }) => collections.blog.comments(postId),
    postTags: (_, __, { collections }) => collections.blog.tags(),
    postSlug: (_, { text, id }, { collections }) => collections.blog.slug(text, id),
    postCovers: (_, __, { collections }) => collections.blog.covers(),
  },
  Mutation: {
    addPost: async (_, { post }, { collections, viewer }) =>
      collections.blog.add(post, await viewer()),
    updatePost: (_, { post }, { collections }) => collections.blog.update(post),
    deletePost: (_, { id }, { collections }) => collections.blog.remove(id),
    restorePost: (_, { id }, { collections }) => collections.blog.restore(id),
    bookmarkPost: async (_, { id, isBookmarked }, context) =>
      context.collections.blog.bookmark(id, (await holderOf(context)).id, isBookmarked),
    likePost: async (_, { id, isLiked }, context) =>
      context.collections.blog.like(id, (await holderOf(context)).id, isLiked),
    commentOnPost: (_, { postId, comment }, { collections }) =>
      collections.blog.comment(postId, comment),
    replyToComment: (_, { commentId, comment }, { collections }) =>
      collections.blog.reply(commentId, comment),
    deleteComment: (_, { id }, { collections }) => collections.blog.removeComment(id),
    restoreComment: (_, { id }, { collections }) => collections.blog.restoreComment(id),
  },
  Post: {
    author: ({ authorName }, _, { collections }) => collections.users.named(authorName) ?? null,
    isBookmarked: async ({ id }, _, context) =>
      context.collections.blog.isBookmarked(id, (await holderOf(context)).id),
    isLiked: async ({ id }, _, context) =>
      context.collections.blog.isLiked(id, (await holderOf(context)).id),
  },
  User: {
    posts: ({ fullName }, _, { collections }) => collections.blog.writtenBy(fullName),
  },
};
