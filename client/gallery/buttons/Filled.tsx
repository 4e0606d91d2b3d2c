import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Filled() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Button key={tone} color={tone}>
          {t(`tone.${tone}`)}
        </Button>
      ))}
    </Group>
  );
}
