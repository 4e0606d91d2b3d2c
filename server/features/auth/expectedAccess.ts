import { type AccessTable, accountRoles, allRoles } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.viewer': allRoles,
  'Query.sessions': allRoles,
  'Query.personalAccessTokens': allRoles,
  'Query.accessRules': accountRoles,
  'Query.roles': accountRoles,
  'Mutation.login': allRoles,
  'Mutation.registerUser': allRoles,
  'Mutation.refreshSession': allRoles,
  'Mutation.changePassword': accountRoles,
  'Mutation.endSession': accountRoles,
  'Mutation.endOtherSessions': accountRoles,
  'Mutation.deleteAccount': accountRoles,
  'Mutation.createPersonalAccessToken': accountRoles,
  'Mutation.revokePersonalAccessToken': accountRoles,
  'Mutation.requestPasswordReset': allRoles,
  'Mutation.resetPassword': allRoles,
  'Mutation.logout': allRoles,
  'POST /jwt/login': allRoles,
  'POST /jwt/register': allRoles,
  'POST /jwt/refresh-token': allRoles,
};
