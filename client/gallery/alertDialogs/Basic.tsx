import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showToast } from '../../ui/toasts.ts';
import { Dialog } from './Dialog.tsx';

const kinds = ['plain', 'withText', 'withLink', 'withButtons'] as const;

export function Basic() {
  const { t } = useTranslation('alertDialogs');
  const [kind, setKind] = useState<(typeof kinds)[number]>('plain');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function open(chosen: (typeof kinds)[number]) {
    setKind(chosen);
    setOpen(true);
  }

  function thank() {
    close();
    void showToast({ kind: 'success', message: t('thanks') });
  }

  return (
    <Group gap={8}>
      {kinds.map((name) => (
        <Button key={name} variant="default" onClick={() => open(name)}>
          {t(name)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('ready')}
        buttons={
          kind === 'withButtons' ? (
            <>
              <Button onClick={thank}>{t('great')}</Button>
              <Button variant="default" onClick={close}>
                {t('later')}
              </Button>
            </>
          ) : undefined
        }
      >
        {kind !== 'plain' && <p>{t('pickUp')}</p>}
        {kind === 'withLink' && <Link to="/pages/faq">{t('why')}</Link>}
      </Dialog>
    </Group>
  );
}
