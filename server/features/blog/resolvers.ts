import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    postPage: (_, args, { collections }) => collections.blog.page(args),
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
    bookmarkPost: (_, { id, isBookmarked }, { collections }) =>
      collections.blog.bookmark(id, isBookmarked),
    likePost: (_, { id, isLiked }, { collections }) => collections.blog.like(id, isLiked),
    commentOnPost: (_, { postId, comment }, { collections }) =>
      collections.blog.comment(postId, comment),
    replyToComment: (_, { commentId, comment }, { collections }) =>
      collections.blog.reply(commentId, comment),
    deleteComment: (_, { id }, { collections }) => collections.blog.removeComment(id),
    restoreComment: (_, { id }, { collections }) => collections.blog.restoreComment(id),
  },
  Post: {
    author: ({ authorName }, _, { collections }) => collections.users.named(authorName) ?? null,
  },
  User: {
    posts: ({ fullName }, _, { collections }) => collections.blog.writtenBy(fullName),
  },
};
