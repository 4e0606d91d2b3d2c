import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Glow.module.css';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Glow() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Badge key={tone} className={classes.glow} color={tone} radius="sm">
          {t(`tone.${tone}`)}
        </Badge>
      ))}
    </Group>
  );
}
