import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  useDismissNotificationMutation,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useRestoreNotificationMutation,
} from '../../gql/account/hooks.ts';
import { NotificationsDocument, type NotificationsQuery } from '../../gql/accountNavbar/graphql.ts';
import { showToast } from '../../ui/toasts.ts';

type List = NotificationsQuery['notificationList'];
type Notification = List['notifications'][number];

/** The actions on notifications. Results show at once and roll back on errors. */
export function useNotifications() {
  const { t } = useTranslation('account');
  const client = useApolloClient();
  const [markRead] = useMarkNotificationReadMutation();
  const [markAllRead] = useMarkAllNotificationsReadMutation();
  const [dismissOne] = useDismissNotificationMutation();
  const [restoreOne] = useRestoreNotificationMutation();

  /** Returns the optimistic response of a change. */
  function expected(change: (all: Notification[]) => Notification[]): List | undefined {
    const list = client.readQuery({ query: NotificationsDocument }, true)?.notificationList;
    if (!list) return undefined;
    const notifications = change(list.notifications);
    const unreadCount = notifications.filter(({ isRead }) => !isRead).length;
    return { ...list, notifications, unreadCount };
  }

  return {
    mark({ id }: Notification, isRead: boolean) {
      const list = expected((all) => all.map((one) => (one.id === id ? { ...one, isRead } : one)));
      return markRead({
        variables: { id, isRead },
        optimisticResponse: list && { markNotificationRead: list },
      });
    },

    markAll() {
      const list = expected((all) => all.map((one) => ({ ...one, isRead: true })));
      return markAllRead({ optimisticResponse: list && { markAllNotificationsRead: list } });
    },

    async dismiss({ id }: Notification) {
      const list = expected((all) => all.filter((one) => one.id !== id));
      const { error } = await dismissOne({
        variables: { id },
        optimisticResponse: list && { dismissNotification: list },
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('notifications.dismissed'),
        undo: () => void restoreOne({ variables: { id } }),
      });
    },
  };
}
