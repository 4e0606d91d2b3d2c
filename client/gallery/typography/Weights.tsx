import { Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Weights() {
  const { t } = useTranslation('typography');

  return (
    <Stack gap="sm">
      <Title order={3} size="h1" fw={400}>
        {t('weight.regular')}
      </Title>
      <Title order={3} size="h1" fw={500}>
        {t('weight.medium')}
      </Title>
      <Title order={3} size="h1" fw={600}>
        {t('weight.semibold')}
      </Title>
    </Stack>
  );
}
