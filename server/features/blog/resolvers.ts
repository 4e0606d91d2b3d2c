import type { Resolvers } from '../../gql/resolvers.ts';
import { readConnection } from '../../values/readConnection.ts';

export const resolvers: Resolvers = {
  Query: {
    postPage: (_, args, { collections: { auth, blog }, viewer }) =>
      blog.selectPage(args, auth.getViewerOrFirst(viewer.id).id),
    postConnection: (_, { first, after, ...args }, { collections: { auth, blog }, viewer }) => {
      const readerId = auth.getViewerOrFirst(viewer.id).id;
      return readConnection({ first, after }, 'posts', (part) =>
        blog.selectPage({ ...args, ...part }, readerId),
      );
    },
    posts: (_, args, { collections }) => collections.blog.list(args),
    post: (_, { id }, { collections }) => collections.blog.find(id),
    postComments: (_, { postId }, { collections }) => collections.blog.listComments(postId),
    postTags: (_, __, { collections }) => collections.blog.listTags(),
    postSlug: (_, { text, id }, { collections }) => collections.blog.suggestSlug(text, id),
    postCovers: (_, __, { collections }) => collections.blog.listCovers(),
  },
  Mutation: {
    addPost: (_, { post }, { collections: { auth, blog }, viewer }) =>
      blog.add(post, auth.getViewer(viewer.id)),
    updatePost: (_, { post }, { collections }) => collections.blog.update(post),
    deletePost: (_, { id }, { collections }) => collections.blog.remove(id),
    restorePost: (_, { id }, { collections }) => collections.blog.restore(id),
    bookmarkPost: (_, { id, isBookmarked }, { collections: { auth, blog }, viewer }) =>
      blog.setBookmarked(id, auth.getViewerOrFirst(viewer.id).id, isBookmarked),
    likePost: (_, { id, isLiked }, { collections: { auth, blog }, viewer }) =>
      blog.setLiked(id, auth.getViewerOrFirst(viewer.id).id, isLiked),
    commentOnPost: (_, { postId, comment }, { collections }) =>
      collections.blog.addComment(postId, comment),
    replyToComment: (_, { commentId, comment }, { collections }) =>
      collections.blog.addReply(commentId, comment),
    deleteComment: (_, { id }, { collections }) => collections.blog.removeComment(id),
    restoreComment: (_, { id }, { collections }) => collections.blog.restoreComment(id),
  },
  Post: {
    author: ({ authorName }, _, { collections }) =>
      collections.users.findByName(authorName) ?? null,
    isBookmarked: ({ id }, _, { collections: { auth, blog }, viewer }) =>
      blog.isBookmarked(id, auth.getViewerOrFirst(viewer.id).id),
    isLiked: ({ id }, _, { collections: { auth, blog }, viewer }) =>
      blog.isLiked(id, auth.getViewerOrFirst(viewer.id).id),
  },
  // remove-feature cards
  Activity: {
    comments: (_, __, { collections }) => collections.blog.countReactions().comments,
    bookmarks: (_, __, { collections }) => collections.blog.countReactions().bookmarks,
  },
  // end cards
  User: {
    posts: ({ fullName }, _, { collections }) => collections.blog.listByAuthor(fullName),
  },
};
