import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    profile: (_, __, { collections: { auth, profile }, viewer }) =>
      profile.getProfile(auth.getViewerOrFirst(viewer.id)),
    profilePosts: (_, { offset, limit }, { collections: { auth, profile }, viewer }) =>
      profile.posts.list(auth.getViewerOrFirst(viewer.id), offset, limit),
  },
  Mutation: {
    addProfilePost: (_, { post }, { collections: { auth, profile }, viewer }) =>
      profile.posts.add(auth.getViewerOrFirst(viewer.id), post),
    deleteProfilePost: (_, { id }, { collections: { auth, profile }, viewer }) =>
      profile.posts.remove(auth.getViewerOrFirst(viewer.id), id),
    restoreProfilePost: (_, { id }, { collections: { auth, profile }, viewer }) =>
      profile.posts.restore(auth.getViewerOrFirst(viewer.id), id),
    likeProfilePost: (_, { id, youLiked }, { collections: { auth, profile }, viewer }) =>
      profile.posts.setLiked(auth.getViewerOrFirst(viewer.id), id, youLiked),
    likeProfileComment: (_, { id, youLiked }, { collections: { auth, profile }, viewer }) =>
      profile.posts.setCommentLiked(auth.getViewerOrFirst(viewer.id), id, youLiked),
    commentOnProfilePost: (_, { id, comment }, { collections: { auth, profile }, viewer }) =>
      profile.posts.addComment(auth.getViewerOrFirst(viewer.id), id, comment),
    markSuggestedPage: (_, { id, isFavorite }, { collections: { auth, profile }, viewer }) =>
      profile.setPageFavorite(auth.getViewerOrFirst(viewer.id), id, isFavorite),
    markProfileFeed: (_, { id, isFavorite }, { collections: { auth, profile }, viewer }) =>
      profile.setMessageFavorite(auth.getViewerOrFirst(viewer.id), id, isFavorite),
    followPerson: (_, { id, isFollowed }, { collections: { auth, profile }, viewer }) =>
      profile.setFollowed(auth.getViewerOrFirst(viewer.id), id, isFollowed),
    voteInPoll: (_, { id }, { collections: { auth, profile }, viewer }) =>
      profile.vote(auth.getViewerOrFirst(viewer.id).id, id ?? null),
  },
};
