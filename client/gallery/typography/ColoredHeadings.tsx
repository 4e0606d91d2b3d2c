import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'success', 'danger', 'warning', 'info'] as const;

export function ColoredHeadings() {
  const { t } = useTranslation('gallery');

  return (
    <Stack gap="sm">
      {tones.map((tone) => (
        <Title key={tone} order={3} size="h2" c={tone}>
          {t(`tone.${tone}`)}
        </Title>
      ))}
    </Stack>
  );
}
