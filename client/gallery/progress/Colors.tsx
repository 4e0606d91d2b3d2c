import { Progress, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Stack gap="lg">
      {tones.map((tone, index) => (
        <Progress key={tone} value={90 - index * 12} color={tone} aria-label={t(`tone.${tone}`)} />
      ))}
    </Stack>
  );
}
