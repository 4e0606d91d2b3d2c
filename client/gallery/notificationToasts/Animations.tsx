import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Animations.module.css';
import { useNotify } from './useNotify.ts';

const animations = ['bounce', 'flip', 'zoom', 'slide'] as const;

/** The animations are off if the user prefers reduced motion. */
export function Animations() {
  const { t } = useTranslation('notificationToasts');
  const notify = useNotify();

  return (
    <Group gap={8}>
      {animations.map((animation) => (
        <Button
          key={animation}
          variant="default"
          onClick={() =>
            notify({
              className: classes[animation],
              title: t(`animation.${animation}`),
              message: t('removed'),
            })
          }
        >
          {t(`animation.${animation}`)}
        </Button>
      ))}
    </Group>
  );
}
