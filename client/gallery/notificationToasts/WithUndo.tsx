import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

/** The toasts of this application: a success with an undo button, and a failure. */
export function WithUndo() {
  const { t } = useTranslation('notificationToasts');
  const [desks, setDesks] = useState(12);
  const fail = () => void showToast({ kind: 'danger', message: t('failed') });

  function remove() {
    setDesks(desks - 1);
    void showToast({ kind: 'success', message: t('removed'), undo: () => setDesks(desks) });
  }

  return (
    <Group gap={8}>
      <Button variant="default" disabled={desks === 0} onClick={remove}>
        {t('remove')}
      </Button>
      <Button variant="default" onClick={fail}>
        {t('showFailure')}
      </Button>
      <span>{t('desksLeft', { count: desks })}</span>
    </Group>
  );
}
