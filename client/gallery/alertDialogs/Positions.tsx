import { Button, SimpleGrid } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';
import classes from './Positions.module.css';

const positions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Dialogs in a corner, which close after a second and a half. */
export function Positions() {
  const { t } = useTranslation('alertDialogs');
  const [position, setPosition] = useState<(typeof positions)[number]>('top-left');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { start, clear } = useTimeout(close, 1500);

  return (
    <SimpleGrid cols={2} spacing={8} dir="ltr">
      {positions.map((name) => (
        <Button
          key={name}
          variant="default"
          onClick={() => {
            setPosition(name);
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
        title={t('orderReady')}
        classNames={{ inner: classes[position] }}
      />
    </SimpleGrid>
  );
}
