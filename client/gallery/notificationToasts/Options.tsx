import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from './useNotify.ts';

/** The duration of messages. Hovering pauses the timer. */
export function Options() {
  const { t } = useTranslation('notificationToasts');
  const notify = useNotify();
  const stay = (name: string, autoClose: number | false) => (
    <Button
      variant="default"
      onClick={() => notify({ autoClose, title: name, message: t('hold') })}
    >
      {name}
    </Button>
  );

  return (
    <Group gap={8}>
      {stay(t('seconds', { count: 10 }), 10_000)}
      {stay(t('seconds', { count: 3 }), 3000)}
      {stay(t('sticky'), false)}
    </Group>
  );
}
