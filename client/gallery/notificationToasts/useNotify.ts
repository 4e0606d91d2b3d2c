import '@mantine/notifications/styles.layer.css';
import { type NotificationData, notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { hasToasts } from '../../ui/toasts.ts';

/** Returns a function that shows a notification with any options of Mantine. */
export function useNotify() {
  const { t } = useTranslation('app');

  return (data: NotificationData) => {
    hasToasts.set(true);
    return notifications.show({ closeButtonProps: { 'aria-label': t('close') }, ...data });
  };
}
