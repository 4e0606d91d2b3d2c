import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Relief.module.css';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Relief() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md" pb="xs">
      {tones.map((tone) => (
        <Button key={tone} className={classes.relief} color={tone}>
          {t(`tone.${tone}`)}
        </Button>
      ))}
    </Group>
  );
}
