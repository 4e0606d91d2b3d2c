import { Box, Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../data/clock.ts';
import { useNotificationsQuery } from '../../gql/accountNavbar/hooks.ts';
import { countDays } from '../../ui/DateText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PanelProps } from '../../ui/PanelButton.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './useNotifications.ts';

/** The notifications of today, and below them the earlier notifications. */
export function NotificationMenu({ onClose }: PanelProps) {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const actions = useNotifications();
  const today = useToday();

  if (!data) return error ? <PanelFailure onRetry={() => void refetch()} /> : null;
  const { notifications, unreadCount } = data.notificationList;
  const isFromToday = ({ time }: { time: string }) => countDays(today, time) >= 0;
  const groups = [
    { key: 'today' as const, items: notifications.filter(isFromToday) },
    { key: 'earlier' as const, items: notifications.filter((item) => !isFromToday(item)) },
  ].filter(({ items }) => items.length > 0);

  return (
    <PanelFrame
      title={t('notifications.title')}
      note={unreadCount > 0 && t('notifications.unread', { count: unreadCount })}
      action={
        unreadCount > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => void actions.markAllAsRead()}>
            {t('notifications.markAll')}
          </Button>
        )
      }
    >
      {groups.length === 0 && (
        <EmptyState
          drawing="desk"
          title={t('notifications.empty')}
          text={t('notifications.emptyText')}
        />
      )}
      {groups.map(({ key, items }) => (
        <section key={key} aria-labelledby={`notifications-${key}`}>
          <Title
            order={3}
            size="h6"
            c="dimmed"
            fw={500}
            px="lg"
            pt="md"
            pb="xs"
            id={`notifications-${key}`}
          >
            {t(`notifications.${key}`)}
          </Title>
          <Box component="ul" px="sm" pb="sm">
            {items.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                actions={actions}
                onClose={onClose}
              />
            ))}
          </Box>
        </section>
      ))}
    </PanelFrame>
  );
}
