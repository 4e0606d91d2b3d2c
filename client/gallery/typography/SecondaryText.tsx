import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const sizes = ['h1', 'h2', 'h3'] as const;

export function SecondaryText() {
  const { t } = useTranslation('typography');

  return (
    <Stack gap="sm">
      {sizes.map((size) => (
        <Title key={size} order={3} size={size}>
          Marlow & Finch{' '}
          <Text span inherit c="dimmed" fw={400}>
            {t('motto')}
          </Text>
        </Title>
      ))}
    </Stack>
  );
}
