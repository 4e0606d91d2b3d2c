import { type AccessTable, adminOnly, ownerOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.profile': adminOnly,
  'Query.profilePosts': adminOnly,
  'Mutation.addProfilePost': adminOnly,
  'Mutation.deleteProfilePost': ownerOnly,
  'Mutation.restoreProfilePost': ownerOnly,
  'Mutation.likeProfilePost': adminOnly,
  'Mutation.likeProfileComment': adminOnly,
  'Mutation.commentOnProfilePost': adminOnly,
  'Mutation.markSuggestedPage': adminOnly,
  'Mutation.markProfileFeed': adminOnly,
  'Mutation.followPerson': adminOnly,
  'Mutation.voteInPoll': adminOnly,
  'GET /profile/data': adminOnly,
};
