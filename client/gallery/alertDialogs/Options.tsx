import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

const options = ['picture', 'countdown', 'outside'] as const;

/** Dialogs with a picture, that close after two seconds, or that close on a click outside. */
export function Options() {
  const { t } = useTranslation('alertDialogs');
  const [shown, setShown] = useState<(typeof options)[number]>('picture');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Group gap={8}>
      {options.map((option) => (
        <Button
          key={option}
          variant="default"
          onClick={() => {
            setShown(option);
            setOpen(true);
          }}
        >
          {t(option)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('ready')}
        closeOnClickOutside={shown === 'outside'}
      >
        {shown === 'picture' && (
          <img src="/pictures/covers/warehouse.svg" alt="" width={280} height={158} />
        )}
        {shown === 'countdown' && <Countdown onEnd={close} />}
        {shown === 'outside' && t('pressOutside')}
      </Dialog>
    </Group>
  );
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('alertDialogs');
  const [left, setLeft] = useState(20);

  useEffect(() => {
    const timer = setTimeout(() => (left > 0 ? setLeft(left - 1) : onEnd()), 100);
    return () => clearTimeout(timer);
  }, [left, onEnd]);

  return t('closesIn', { count: left / 10 });
}
