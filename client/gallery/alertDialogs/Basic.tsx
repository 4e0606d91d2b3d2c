import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showToast } from '../../ui/toasts.ts';
import { Dialog } from './Dialog.tsx';

const variants = ['titleOnly', 'withText', 'withLink', 'withButtons'] as const;

export function Basic() {
  const { t } = useTranslation('alertDialogs');
  const [variant, setVariant] = useState<(typeof variants)[number]>('titleOnly');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function open(newVariant: (typeof variants)[number]) {
    setVariant(newVariant);
    setOpen(true);
  }

  function confirmPickup() {
    close();
    void showToast({ kind: 'success', message: t('thanks') });
  }

  return (
    <Group gap={8}>
      {variants.map((name) => (
        <Button key={name} variant="default" onClick={() => open(name)}>
          {t(name)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('orderReady')}
        buttons={
          variant === 'withButtons' ? (
            <>
              <Button onClick={confirmPickup}>{t('great')}</Button>
              <Button variant="default" onClick={close}>
                {t('later')}
              </Button>
            </>
          ) : undefined
        }
      >
        {variant !== 'titleOnly' && <p>{t('pickUp')}</p>}
        {variant === 'withLink' && <Link to="/misc/maintenance">{t('whyShown')}</Link>}
      </Dialog>
    </Group>
  );
}
