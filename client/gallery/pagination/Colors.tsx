import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Pages } from './Pages.tsx';

const tones = ['success', 'danger', 'info', 'warning'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      {tones.map((tone) => (
        <Pages key={tone} label={t(`tone.${tone}`)} color={tone} />
      ))}
    </SimpleGrid>
  );
}
