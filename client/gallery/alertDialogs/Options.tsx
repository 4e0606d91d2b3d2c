import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

const options = ['picture', 'countdown', 'outsideClick'] as const;

/** Three dialogs: with a picture, with a countdown, and closed by a click outside. */
export function Options() {
  const { t } = useTranslation('alertDialogs');
  const [option, setOption] = useState<(typeof options)[number]>('picture');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Group gap={8}>
      {options.map((name) => (
        <Button
          key={name}
          variant="default"
          onClick={() => {
            setOption(name);
            setOpen(true);
          }}
        >
          {t(name)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('orderReady')}
        closeOnClickOutside={option === 'outsideClick'}
      >
        {option === 'picture' && (
          <img src="/pictures/covers/warehouse.svg" alt="" width={280} height={158} />
        )}
        {option === 'countdown' && <Countdown onEnd={close} />}
        {option === 'outsideClick' && <span>{t('outsideClickHint')}</span>}
      </Dialog>
    </Group>
  );
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('alertDialogs');
  const [tenthsLeft, setTenthsLeft] = useState(20);

  useEffect(() => {
    const timer = setTimeout(() => (tenthsLeft > 0 ? setTenthsLeft(tenthsLeft - 1) : onEnd()), 100);
    return () => clearTimeout(timer);
  }, [tenthsLeft, onEnd]);

  return <span>{t('closesIn', { count: tenthsLeft / 10 })}</span>;
}
