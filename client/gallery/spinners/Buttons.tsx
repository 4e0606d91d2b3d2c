import { Button, Group, Loader } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A loading button keeps its width, or shows a text. */
export function Buttons() {
  const { t } = useTranslation('spinners');
  const [busy, setBusy] = useState('');

  async function work(which: string) {
    setBusy(which);
    await wait(1500);
    setBusy('');
    showToast({ kind: 'success', message: t('loaded') });
  }

  return (
    <Group>
      <Button loading={busy === 'plain'} onClick={() => work('plain')}>
        {t('load')}
      </Button>
      <Button
        variant="light"
        leftSection={busy === 'words' && <Loader size={16} aria-hidden />}
        disabled={busy === 'words'}
        onClick={() => work('words')}
      >
        {t(busy === 'words' ? 'loading' : 'loadWords')}
      </Button>
    </Group>
  );
}
