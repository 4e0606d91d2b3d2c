import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

/** The toasts of this application: a success, a failure, and a success with an undo button. */
export function Live() {
  const { t } = useTranslation('toasts');
  const [count, setCount] = useState(12);

  function remove() {
    setCount(count - 1);
    showToast({ kind: 'success', message: t('removed'), undo: () => setCount(count) });
  }

  return (
    <Stack>
      <Group>
        <Button onClick={() => showToast({ kind: 'success', message: t('saved') })}>
          {t('showSuccess')}
        </Button>
        <Button color="danger" onClick={() => showToast({ kind: 'danger', message: t('failed') })}>
          {t('showFailure')}
        </Button>
        <Button variant="default" disabled={count === 0} onClick={remove}>
          {t('remove')}
        </Button>
      </Group>
      <output>{t('desks', { count })}</output>
    </Stack>
  );
}
