import type { CollectionOptions } from '../../collections.ts';
import type { Notification, NotificationList } from '../../gql/types.ts';
import { seedNotifications } from './notifications.seed.ts';

interface NotificationRow extends Notification {
  /** Whether the notification is hidden. Its row is kept, so that it can be restored. */
  isDismissed: boolean;
}

/** Creates the part of the collection for notifications, which are sorted newest first. */
export function createNotifications({ store, clock }: CollectionOptions) {
  const notifications = store.table<NotificationRow>('account.notifications', {
    rowName: 'notification',
    type: 'Notification',
    rows: () =>
      seedNotifications(clock).map((notification) => ({ ...notification, isDismissed: false })),
  });

  const getVisible = () => notifications.all().filter(({ isDismissed }) => !isDismissed);

  function list(): NotificationList {
    return {
      notifications: getVisible(),
      unreadCount: getVisible().filter(({ isRead }) => !isRead).length,
    };
  }

  function change(id: number, changes: Partial<NotificationRow>): NotificationList {
    notifications.replace({ ...notifications.find(id), ...changes });
    return list();
  }

  return {
    list,
    setRead: (id: number, isRead: boolean) => change(id, { isRead }),
    dismiss: (id: number) => change(id, { isDismissed: true }),
    restore: (id: number) => change(id, { isDismissed: false }),

    markAllRead(): NotificationList {
      for (const row of getVisible()) notifications.replace({ ...row, isRead: true });
      return list();
    },
  };
}
