import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OrderPills } from './OrderPills.tsx';

const tones = ['gray', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      {tones.map((tone) => (
        <OrderPills key={tone} color={tone} listProps={{ 'aria-label': t(`tone.${tone}`) }} />
      ))}
    </SimpleGrid>
  );
}
