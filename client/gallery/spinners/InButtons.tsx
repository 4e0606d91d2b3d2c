import { Button, Group, Loader } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A loading button shows a spinner instead of its label, or a spinner with another label. */
export function InButtons() {
  const { t } = useTranslation('spinners');
  const [loadingButton, setLoadingButton] = useState('');

  async function load(button: string) {
    setLoadingButton(button);
    await wait(1500);
    setLoadingButton('');
    showToast({ kind: 'success', message: t('loaded') });
  }

  return (
    <Group>
      <Button loading={loadingButton === 'plain'} onClick={() => load('plain')}>
        {t('load')}
      </Button>
      <Button
        variant="light"
        leftSection={loadingButton === 'text' && <Loader size={16} aria-hidden />}
        disabled={loadingButton === 'text'}
        onClick={() => load('text')}
      >
        {t(loadingButton === 'text' ? 'loading' : 'loadWithText')}
      </Button>
    </Group>
  );
}
