import type { CollectionOptions } from '../../feature.ts';
import type { Notification, NotificationList } from '../../gql/resolvers.ts';
import { seedNotifications } from './notifications.seed.ts';

interface NotificationRow extends Notification {
  /** Whether it is hidden. It is kept, so that it can be restored. */
  isDismissed: boolean;
}

/** Creates the notifications of the account, the newest first. */
export function createNotifications({ store, clock }: CollectionOptions) {
  const notifications = store.table<NotificationRow>('account.notifications', {
    rowName: 'notification',
    rows: () => seedNotifications(clock).map((one) => ({ ...one, isDismissed: false })),
  });

  const shown = () => notifications.all().filter(({ isDismissed }) => !isDismissed);

  function list(): NotificationList {
    return {
      notifications: shown(),
      unreadCount: shown().filter(({ isRead }) => !isRead).length,
    };
  }

  function change(id: number, changes: Partial<NotificationRow>): NotificationList {
    notifications.replace({ ...notifications.find(id), ...changes });
    return list();
  }

  return {
    list,
    mark: (id: number, isRead: boolean) => change(id, { isRead }),
    dismiss: (id: number) => change(id, { isDismissed: true }),
    restore: (id: number) => change(id, { isDismissed: false }),

    markAll(): NotificationList {
      for (const one of shown()) notifications.replace({ ...one, isRead: true });
      return list();
    },
  };
}
