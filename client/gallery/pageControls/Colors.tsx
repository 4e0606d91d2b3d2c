import { Pagination, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePaginationProps } from './usePaginationProps.ts';

const tones = ['success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');
  const getPaginationProps = usePaginationProps();

  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      {tones.map((tone, index) => (
        <Pagination
          key={tone}
          {...getPaginationProps(t(`tone.${tone}`))}
          total={10}
          gap={3}
          defaultValue={index + 2}
          color={tone}
        />
      ))}
    </SimpleGrid>
  );
}
