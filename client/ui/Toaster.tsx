import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { getI18n, useTranslation } from 'react-i18next';
import classes from './Toaster.module.css';
import type { Toast } from './toasts.ts';

const icons = { success: IconCheck, danger: IconAlertTriangle };

/** Where toasts stand. */
export function Toaster() {
  return <Notifications position="bottom-center" limit={3} autoClose={7000} zIndex={500} />;
}

export function drawToast({ kind, message, undo }: Toast) {
  const Icon = icons[kind];

  const id = notifications.show({
    message: <ToastText message={message} onUndo={undo && takeBack} />,
    icon: <Icon size={16} stroke={2} aria-hidden />,
    classNames: { root: classes.toast, icon: classes.icon },
    mod: { kind },
    closeButtonProps: { 'aria-label': getI18n().t('close', { ns: 'app' }) },
  });

  function takeBack() {
    notifications.hide(id);
    undo?.();
  }
}

function ToastText({ message, onUndo }: { message: Toast['message']; onUndo?: () => void }) {
  const { t } = useTranslation('app');

  return (
    <div className={classes.text}>
      <span dir="auto">{message}</span>
      {onUndo && (
        <Button size="compact-sm" variant="subtle" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
