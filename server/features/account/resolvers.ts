import type { Resolvers } from '../../gql/resolvers.ts';
import { updateSettings } from './settings.ts';

export const resolvers: Resolvers = {
  Query: {
    accountSettings: (_, __, { collections: { account, auth }, viewer }) =>
      account.read(auth.viewerOrFirst(viewer.id)),
    notificationList: (_, __, { collections }) => collections.account.notifications.list(),
  },
  Mutation: {
    updateAccountSettings: (_, { settings }, context) => updateSettings(context, settings),
    connectAccount: (_, { network, id }, { collections: { account, auth }, viewer }) =>
      account.connect(auth.viewerOrFirst(viewer.id), network, id),
    disconnectAccount: (_, { network }, { collections: { account, auth }, viewer }) =>
      account.disconnect(auth.viewerOrFirst(viewer.id), network),
    markNotificationRead: (_, { id, isRead }, { collections }) =>
      collections.account.notifications.mark(id, isRead),
    markAllNotificationsRead: (_, __, { collections }) =>
      collections.account.notifications.markAll(),
    dismissNotification: (_, { id }, { collections }) =>
      collections.account.notifications.dismiss(id),
    restoreNotification: (_, { id }, { collections }) =>
      collections.account.notifications.restore(id),
  },
};
