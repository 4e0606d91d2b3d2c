import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Animations.module.css';
import { Dialog } from './Dialog.tsx';

const animations = ['bounce', 'fade', 'flip', 'tada', 'shake'] as const;

/** The opening animations are off if the user prefers reduced motion. */
export function Animations() {
  const { t } = useTranslation('alertDialogs');
  const [animation, setAnimation] = useState<(typeof animations)[number]>('bounce');
  const [isOpen, setOpen] = useState(false);

  return (
    <Group gap={8}>
      {animations.map((name) => (
        <Button
          key={name}
          variant="default"
          onClick={() => {
            setAnimation(name);
            setOpen(true);
          }}
        >
          {t(`animation.${name}`)}
        </Button>
      ))}
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t(`animation.${animation}`)}
        classNames={{ content: classes[animation] }}
      />
    </Group>
  );
}
