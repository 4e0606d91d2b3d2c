import { Group, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Growing() {
  const { t } = useTranslation('spinners');

  return (
    <Group gap="xl">
      <Loader type="dots" role="status" aria-label={t('loading')} />
      <Loader type="bars" role="status" aria-label={t('loading')} />
    </Group>
  );
}
