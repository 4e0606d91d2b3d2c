import '@mantine/notifications/styles.layer.css';
import { Button, Group } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { getI18n } from 'react-i18next';
import classes from './Toaster.module.css';
import type { Toast } from './toasts.ts';

const icons = { success: IconCheck, danger: IconAlertTriangle };

export function Toaster() {
  return <Notifications position="bottom-center" limit={3} autoClose={7000} zIndex={500} />;
}

export function renderToast({ kind, message, undo, action }: Toast) {
  const Icon = icons[kind];
  const button = undo ? { label: getI18n().t('undo', { ns: 'app' }), run: undo } : action;

  const id = notifications.show({
    message: (
      <ToastText
        message={message}
        action={button && { ...button, run: runAction }}
        isUndo={undo !== undefined}
      />
    ),
    icon: <Icon size={16} stroke={2} aria-hidden />,
    classNames: { root: classes.toast, icon: classes.icon },
    mod: { kind },
    closeButtonProps: { 'aria-label': getI18n().t('close', { ns: 'app' }) },
  });

  function runAction() {
    notifications.hide(id);
    button?.run();
  }
}

function ToastText({
  message,
  action,
  isUndo,
}: Pick<Toast, 'message' | 'action'> & { isUndo: boolean }) {
  return (
    <Group c="bright" wrap="nowrap" justify="space-between" className={classes.text}>
      <span dir="auto">{message}</span>
      {action && (
        <Button
          size="compact-sm"
          variant="subtle"
          data-undo={isUndo || undefined}
          onClick={action.run}
        >
          {action.label}
        </Button>
      )}
    </Group>
  );
}
