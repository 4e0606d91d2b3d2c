import { Group } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './OfflineNotice.module.css';

/** Whether the gateway runs in a worker of this browser, and so needs no connection. */
const isLocal = document.documentElement.dataset.gateway === 'worker';

/** A notice that is visible while the browser is offline. */
export function OfflineNotice() {
  const { t } = useTranslation('app');
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

  return (
    <div role="status">
      {!isOnline && !isLocal && (
        <Group
          component="p"
          gap="sm"
          wrap="nowrap"
          c="warning"
          mx="auto"
          py="sm"
          px="lg"
          className={classes.notice}
        >
          <IconWifiOff size={18} stroke={1.6} aria-hidden />
          {t('offline')}
        </Group>
      )}
    </div>
  );
}

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);

  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
