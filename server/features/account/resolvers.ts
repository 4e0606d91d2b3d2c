import type { Resolvers } from '../../gql/resolvers.ts';
import { updateSettings } from './settings.ts';

export const resolvers: Resolvers = {
  Query: {
    accountSettings: (_, __, { collections: { account, auth }, viewer }) =>
      account.getSettings(auth.getViewerOrFirst(viewer.id)),
    notificationList: (_, __, { collections }) => collections.account.notifications.list(),
  },
  Mutation: {
    updateAccountSettings: (_, { settings }, context) => updateSettings(context, settings),
    connectAccount: (_, { network, id }, { collections: { account, auth }, viewer }) =>
      account.connect(auth.getViewerOrFirst(viewer.id), network, id),
    disconnectAccount: (_, { network }, { collections: { account, auth }, viewer }) =>
      account.disconnect(auth.getViewerOrFirst(viewer.id), network),
    markNotificationRead: (_, { id, isRead }, { collections }) =>
      collections.account.notifications.setRead(id, isRead),
    markAllNotificationsRead: (_, __, { collections }) =>
      collections.account.notifications.markAllRead(),
    dismissNotification: (_, { id }, { collections }) =>
      collections.account.notifications.dismiss(id),
    restoreNotification: (_, { id }, { collections }) =>
      collections.account.notifications.restore(id),
  },
};
