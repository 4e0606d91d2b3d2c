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

/** Returns the actions on notifications. Their optimistic results are rolled back after an error. */
export function useNotifications() {
  const { t } = useTranslation('account');
  const client = useApolloClient();
  const [markRead] = useMarkNotificationReadMutation();
  const [markAllRead] = useMarkAllNotificationsReadMutation();
  const [dismissNotification] = useDismissNotificationMutation();
  const [restoreNotification] = useRestoreNotificationMutation();

  /** Returns the list after a change, as the optimistic response. Undefined if the list is not in the cache. */
  function createOptimisticList(
    change: (items: Notification[]) => Notification[],
  ): List | undefined {
    const list = client.readQuery({ query: NotificationsDocument }, true)?.notificationList;
    if (!list) return undefined;
    const notifications = change(list.notifications);
    const unreadCount = notifications.filter(({ isRead }) => !isRead).length;
    return { ...list, notifications, unreadCount };
  }

  return {
    setRead({ id }: Notification, isRead: boolean) {
      const list = createOptimisticList((items) =>
        items.map((item) => (item.id === id ? { ...item, isRead } : item)),
      );
      return markRead({
        variables: { id, isRead },
        optimisticResponse: list && { markNotificationRead: list },
      });
    },

    markAllAsRead() {
      const list = createOptimisticList((items) =>
        items.map((item) => ({ ...item, isRead: true })),
      );
      return markAllRead({ optimisticResponse: list && { markAllNotificationsRead: list } });
    },

    async dismiss({ id }: Notification) {
      const list = createOptimisticList((items) => items.filter((item) => item.id !== id));
      const { error } = await dismissNotification({
        variables: { id },
        optimisticResponse: list && { dismissNotification: list },
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('notifications.dismissed'),
        undo: () => void restoreNotification({ variables: { id } }),
      });
    },
  };
}
