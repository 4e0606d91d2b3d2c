import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNotificationsQuery } from '../../gql/accountNavbar/hooks.ts';
import { IconWithCount } from '../../ui/IconWithCount.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';

const NotificationMenu = lazyComponent(
  async () => (await import('./NotificationMenu.tsx')).NotificationMenu,
);

/** The button that opens the notifications, with the number of unread notifications. */
export function NotificationButton() {
  const { t } = useTranslation('app');
  const { data } = useNotificationsQuery({ fetchPolicy: 'cache-only' });
  const count = data?.notificationList.unreadCount ?? 0;

  return (
    <PanelButton
      label={t('navbar.notifications', { count })}
      icon={
        <IconWithCount count={count}>
          <IconBell size={20} stroke={1.6} aria-hidden />
        </IconWithCount>
      }
      width={400}
      Panel={NotificationMenu}
    />
  );
}
