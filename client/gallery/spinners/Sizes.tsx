import { Group, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function Sizes() {
  const { t } = useTranslation('spinners');

  return (
    <Group gap="lg">
      {sizes.map((size) => (
        <Loader key={size} size={size} role="status" aria-label={t('loading')} />
      ))}
    </Group>
  );
}
