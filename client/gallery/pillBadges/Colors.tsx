import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="sm">
      {tones.map((tone) => (
        <Badge key={tone} color={tone} radius="xl">
          {t(`tone.${tone}`)}
        </Badge>
      ))}
    </Group>
  );
}
