import { Slider, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Stack gap="lg">
      {tones.map((tone, index) => (
        <Slider
          key={tone}
          color={tone}
          defaultValue={20 + index * 12}
          thumbLabel={t(`tone.${tone}`)}
        />
      ))}
    </Stack>
  );
}
