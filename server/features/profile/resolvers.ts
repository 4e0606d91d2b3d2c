import { holderOf } from '../../context.ts';
import type { Resolvers } from '../../gql/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    profile: async (_, __, context) => context.collections.profile.read(await holderOf(context)),
    profilePosts: async (_, { offset, limit }, context) =>
      context.collections.profile.posts.list(await holderOf(context), offset, limit),
  },
  Mutation: {
    addProfilePost: async (_, { post }, context) =>
      context.collections.profile.posts.add(await holderOf(context), post),
    deleteProfilePost: async (_, { id }, context) =>
      context.collections.profile.posts.remove(await holderOf(context), id),
    restoreProfilePost: async (_, { id }, context) =>
      context.collections.profile.posts.restore(await holderOf(context), id),
    likeProfilePost: async (_, { id, youLiked }, context) =>
      context.collections.profile.posts.like(await holderOf(context), id, youLiked),
    likeProfileComment: async (_, { id, youLiked }, context) =>
      context.collections.profile.posts.likeComment(await holderOf(context), id, youLiked),
    commentOnProfilePost: async (_, { id, comment }, context) =>
      context.collections.profile.posts.comment(await holderOf(context), id, comment),
    markSuggestedPage: async (_, { id, isFavorite }, context) =>
      context.collections.profile.mark(await holderOf(context), id, isFavorite),
    markProfileFeed: async (_, { id, isFavorite }, context) =>
      context.collections.profile.markFeed(await holderOf(context), id, isFavorite),
    followPerson: async (_, { id, isFollowed }, context) =>
      context.collections.profile.follow(await holderOf(context), id, isFollowed),
    voteInPoll: async (_, { id }, context) =>
      context.collections.profile.vote((await holderOf(context)).id, id ?? null),
  },
};
