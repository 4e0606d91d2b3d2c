import { notFound } from '../../errors.ts';
import type { Notification, NotificationList } from '../../gql/resolvers.ts';
import type { World } from '../../world.ts';
import { seedNotifications } from './notifications.seed.ts';

/** What the signed-in person is told. What is dismissed is kept, so that it can be put back. */
export function createNotifications(world: World) {
  let all = seedNotifications(world).map((notification) => ({ notification, isDismissed: false }));

  function list(): NotificationList {
    const shown = all.filter(({ isDismissed }) => !isDismissed);
    return {
      notifications: shown.map(({ notification }) => notification),
      unreadCount: shown.filter(({ notification }) => !notification.isRead).length,
    };
  }

  function change(id: number, changes: { isRead?: boolean; isDismissed?: boolean }) {
    if (!all.some(({ notification }) => notification.id === id)) throw notFound('notification', id);
    const { isRead, isDismissed } = changes;
    all = all.map((entry) =>
      entry.notification.id === id
        ? {
            notification: withMark(entry.notification, isRead ?? entry.notification.isRead),
            isDismissed: isDismissed ?? entry.isDismissed,
          }
        : entry,
    );
    return list();
  }

  return {
    list,
    mark: (id: number, isRead: boolean) => change(id, { isRead }),
    dismiss: (id: number) => change(id, { isDismissed: true }),
    restore: (id: number) => change(id, { isDismissed: false }),

    markAll(): NotificationList {
      all = all.map((entry) =>
        entry.isDismissed ? entry : { ...entry, notification: withMark(entry.notification, true) },
      );
      return list();
    },
  };
}

const withMark = (notification: Notification, isRead: boolean) => ({ ...notification, isRead });
