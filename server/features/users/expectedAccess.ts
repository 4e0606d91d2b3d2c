import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.users': adminOnly,
  'Query.userPage': adminOnly,
  'Query.userConnection': adminOnly,
  'Query.user': adminOnly,
  'Query.isUsernameTaken': adminOnly,
  'Query.isEmailTaken': adminOnly,
  'Query.userRoles': adminOnly,
  'Mutation.addUser': adminOnly,
  'Mutation.updateUser': adminOnly,
  'Mutation.setUserStatus': adminOnly,
  'Mutation.deleteUser': adminOnly,
  'Mutation.deleteUsers': adminOnly,
  'Mutation.restoreUsers': adminOnly,
  'GET /api/users/list/all-data': adminOnly,
  'POST /apps/users/add-user': adminOnly,
  'GET /api/users/list/data': adminOnly,
  'GET /api/users/user': adminOnly,
  'DELETE /apps/users/delete': adminOnly,
};
