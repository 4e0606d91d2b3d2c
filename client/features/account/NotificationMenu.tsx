import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotificationsQuery } from '../../gql/accountNavbar/hooks.ts';
import { daysUntil } from '../../ui/DateText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PanelProps } from '../../ui/PanelButton.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import classes from './NotificationMenu.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './useNotifications.ts';

/** The notifications in the menu of the bell: today's, then older ones. */
export function NotificationMenu({ onClose }: PanelProps) {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useNotifications();

  if (!data) return error ? <PanelFailure onRetry={() => void refetch()} /> : null;
  const { notifications, unreadCount } = data.notificationList;
  const isNew = ({ time }: { time: string }) => daysUntil(time) >= 0;
  const blocks = [
    { key: 'today' as const, shown: notifications.filter(isNew) },
    { key: 'earlier' as const, shown: notifications.filter((one) => !isNew(one)) },
  ].filter(({ shown }) => shown.length > 0);

  return (
    <PanelFrame
      title={t('notifications.title')}
      note={unreadCount > 0 && t('notifications.unread', { count: unreadCount })}
      action={
        unreadCount > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => void actions.markAll()}>
            {t('notifications.markAll')}
          </Button>
        )
      }
    >
      {blocks.length === 0 && (
        <EmptyState
          drawing="desk"
          title={t('notifications.empty')}
          text={t('notifications.emptyText')}
        />
      )}
      {blocks.map(({ key, shown }) => (
        <section key={key} aria-labelledby={`notifications-${key}`}>
          <h3 className={classes.heading} id={`notifications-${key}`}>
            {t(`notifications.${key}`)}
          </h3>
          <ul className={classes.list}>
            {shown.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                actions={actions}
                onClose={onClose}
              />
            ))}
          </ul>
        </section>
      ))}
    </PanelFrame>
  );
}
