import { holderOf } from '../../context.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import { updateSettings } from './settings.ts';

export const resolvers: Resolvers = {
  Query: {
    accountSettings: async (_, __, context) =>
      context.collections.account.read(await holderOf(context)),
    notificationList: (_, __, { collections }) => collections.account.notifications.list(),
  },
  Mutation: {
    updateAccountSettings: (_, { settings }, context) => updateSettings(context, settings),
    connectAccount: async (_, { network, id }, context) =>
      context.collections.account.connect(await holderOf(context), network, id),
    disconnectAccount: async (_, { network }, context) =>
      context.collections.account.disconnect(await holderOf(context), network),
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
