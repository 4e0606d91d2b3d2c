import { Alert, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Colors() {
  const { t } = useTranslation(['alerts', 'gallery']);

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {tones.map((tone) => (
        <Alert key={tone} color={tone} title={t(`gallery:tone.${tone}`)}>
          {t('lowStock')}
        </Alert>
      ))}
    </SimpleGrid>
  );
}
