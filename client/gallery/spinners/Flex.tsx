import { Group, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The text beside the spinner is its name. */
export function Flex() {
  const { t } = useTranslation('spinners');

  return (
    <Group justify="space-between" role="status">
      {t('loading')}
      <Loader size="sm" aria-hidden />
    </Group>
  );
}
