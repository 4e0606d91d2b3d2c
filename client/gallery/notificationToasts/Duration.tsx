import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from './useNotify.ts';

/** Notifications with different durations. Hovering over a notification pauses its timer. */
export function Duration() {
  const { t } = useTranslation('notificationToasts');
  const notify = useNotify();
  const renderButton = (name: string, autoClose: number | false) => (
    <Button
      variant="default"
      onClick={() => notify({ autoClose, title: name, message: t('hoverHint') })}
    >
      {name}
    </Button>
  );

  return (
    <Group gap={8}>
      {renderButton(t('seconds', { count: 10 }), 10_000)}
      {renderButton(t('seconds', { count: 3 }), 3000)}
      {renderButton(t('untilClosed'), false)}
    </Group>
  );
}
