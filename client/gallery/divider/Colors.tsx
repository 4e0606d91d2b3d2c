import { Divider, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Stack gap="md">
      {tones.map((tone) => (
        <Divider key={tone} color={tone} label={t(`tone.${tone}`)} />
      ))}
    </Stack>
  );
}
