import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Round() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Button key={tone} color={tone} radius="xl">
          {t(`tone.${tone}`)}
        </Button>
      ))}
    </Group>
  );
}
