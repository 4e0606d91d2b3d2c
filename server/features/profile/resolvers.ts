import type { Context } from '../../context.ts';
import type { Resolvers } from '../../gql/resolvers.ts';

/** Whose page it is: the caller's, or the first account's where nobody says who they are. */
const holderOf = async ({ collections, viewer }: Context) =>
  (await viewer()) ?? collections.auth.first();

export const resolvers: Resolvers = {
  Query: {
    profile: async (_, __, context) => context.collections.profile.read(await holderOf(context)),
    profilePosts: (_, { offset, limit }, { collections }) =>
      collections.profile.posts(offset, limit),
  },
  Mutation: {
    likeProfilePost: (_, { id, youLiked }, { collections }) =>
      collections.profile.like(id, youLiked),
    likeProfileComment: (_, { id, youLiked }, { collections }) =>
      collections.profile.likeComment(id, youLiked),
    commentOnProfilePost: async (_, { id, comment }, context) =>
      context.collections.profile.comment(await holderOf(context), id, comment),
    markSuggestedPage: (_, { id, isFavorite }, { collections }) =>
      collections.profile.mark(id, isFavorite),
    markProfileFeed: (_, { id, isFavorite }, { collections }) =>
      collections.profile.markFeed(id, isFavorite),
    followPerson: (_, { id, isFollowed }, { collections }) =>
      collections.profile.follow(id, isFollowed),
    voteInPoll: (_, { id }, { collections }) => collections.profile.vote(id),
  },
};
