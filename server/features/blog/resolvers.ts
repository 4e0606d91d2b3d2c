import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    postPage: (_, args, { collections: { auth, blog }, viewer }) =>
      blog.page(args, auth.viewerOrFirst(viewer.id).id),
    posts: (_, args, { collections }) => collections.blog.list(args),
    post: (_, { id }, { collections }) => collections.blog.find(id),
    postComments: (_, { postId }, { collections }) => collections.blog.comments(postId),
    postTags: (_, __, { collections }) => collections.blog.tags(),
    postSlug: (_, { text, id }, { collections }) => collections.blog.slug(text, id),
    postCovers: (_, __, { collections }) => collections.blog.covers(),
  },
  Mutation: {
    addPost: (_, { post }, { collections: { auth, blog }, viewer }) =>
      blog.add(post, auth.viewer(viewer.id)),
    updatePost: (_, { post }, { collections }) => collections.blog.update(post),
    deletePost: (_, { id }, { collections }) => collections.blog.remove(id),
    restorePost: (_, { id }, { collections }) => collections.blog.restore(id),
    bookmarkPost: (_, { id, isBookmarked }, { collections: { auth, blog }, viewer }) =>
      blog.bookmark(id, auth.viewerOrFirst(viewer.id).id, isBookmarked),
    likePost: (_, { id, isLiked }, { collections: { auth, blog }, viewer }) =>
      blog.like(id, auth.viewerOrFirst(viewer.id).id, isLiked),
    commentOnPost: (_, { postId, comment }, { collections }) =>
      collections.blog.comment(postId, comment),
    replyToComment: (_, { commentId, comment }, { collections }) =>
      collections.blog.reply(commentId, comment),
    deleteComment: (_, { id }, { collections }) => collections.blog.removeComment(id),
    restoreComment: (_, { id }, { collections }) => collections.blog.restoreComment(id),
  },
  Post: {
    author: ({ authorName }, _, { collections }) =>
      collections.users.findByName(authorName) ?? null,
    isBookmarked: ({ id }, _, { collections: { auth, blog }, viewer }) =>
      blog.isBookmarked(id, auth.viewerOrFirst(viewer.id).id),
    isLiked: ({ id }, _, { collections: { auth, blog }, viewer }) =>
      blog.isLiked(id, auth.viewerOrFirst(viewer.id).id),
  },
  User: {
    posts: ({ fullName }, _, { collections }) => collections.blog.writtenBy(fullName),
  },
};
