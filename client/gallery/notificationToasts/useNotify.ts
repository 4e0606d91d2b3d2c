import { type NotificationData, notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { hasToasts } from '../../ui/toasts.ts';

/** Tells something in the place where all messages stand, with everything the library can do. */
export function useNotify() {
  const { t } = useTranslation('app');

  return (data: NotificationData) => {
    hasToasts.set(true);
    return notifications.show({ closeButtonProps: { 'aria-label': t('close') }, ...data });
  };
}
