import { Button, SimpleGrid } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';
import classes from './Places.module.css';

const places = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Dialogs in a corner, which close after a second and a half. */
export function Places() {
  const { t } = useTranslation('alertDialogs');
  const [place, setPlace] = useState<(typeof places)[number]>('top-left');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { start, clear } = useTimeout(close, 1500);

  return (
    <SimpleGrid cols={2} spacing={8} dir="ltr">
      {places.map((name) => (
        <Button
          key={name}
          variant="default"
          onClick={() => {
            setPlace(name);
            setOpen(true);
            clear();
            start();
          }}
        >
          {t(name)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={close}
        tone="success"
        title={t('ready')}
        classNames={{ inner: classes[place] }}
      />
    </SimpleGrid>
  );
}
