import { type NotificationData, notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { hasToasts } from '../../ui/toasts.ts';

/** Shows messages with all options of the library. */
export function useNotify() {
  const { t } = useTranslation('app');

  return (data: NotificationData) => {
    hasToasts.set(true);
    return notifications.show({ closeButtonProps: { 'aria-label': t('close') }, ...data });
  };
}
