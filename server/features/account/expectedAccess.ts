import { type AccessTable, adminOnly } from '../../test/contract/access.ts';

export const expectedAccess: AccessTable = {
  'Query.accountSettings': adminOnly,
  'Query.notificationList': adminOnly,
  'Mutation.updateAccountSettings': adminOnly,
  'Mutation.connectAccount': adminOnly,
  'Mutation.disconnectAccount': adminOnly,
  'Mutation.markNotificationRead': adminOnly,
  'Mutation.markAllNotificationsRead': adminOnly,
  'Mutation.dismissNotification': adminOnly,
  'Mutation.restoreNotification': adminOnly,
  'GET /account-setting/data': adminOnly,
};
