import '@mantine/notifications/styles.layer.css';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from './useNotify.ts';

/** A notification that shows the start of a task, and is updated at the end. */
export function Progress() {
  const { t } = useTranslation('notificationToasts');
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);

  function countStock() {
    setRunning(true);
    const id = notify({ loading: true, autoClose: false, message: t('counting') });

    setTimeout(() => {
      setRunning(false);
      notifications.update({
        id,
        loading: false,
        color: 'success',
        icon: <IconCheck size={18} />,
        message: t('counted'),
        autoClose: 4000,
      });
    }, 1500);
  }

  return (
    <Button variant="default" disabled={isRunning} onClick={countStock}>
      {t('countStock')}
    </Button>
  );
}
