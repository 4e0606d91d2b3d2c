import { Group, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The words say what the picture means, so that it needs no name. */
export function Flex() {
  const { t } = useTranslation('spinners');

  return (
    <Group justify="space-between" role="status">
      {t('loading')}
      <Loader size="sm" aria-hidden />
    </Group>
  );
}
