import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

const tones = ['success', 'danger', 'warning', 'info'] as const;

export function Types() {
  const { t } = useTranslation(['alertDialogs', 'gallery']);
  const [tone, setTone] = useState<(typeof tones)[number]>('success');
  const [isOpen, setOpen] = useState(false);

  return (
    <Group gap={8}>
      {tones.map((name) => (
        <Button
          key={name}
          variant="light"
          color={name}
          onClick={() => {
            setTone(name);
            setOpen(true);
          }}
        >
          {t(`gallery:tone.${name}`)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        tone={tone}
        title={t(`gallery:tone.${tone}`)}
      >
        {t('pickUp')}
      </Dialog>
    </Group>
  );
}
