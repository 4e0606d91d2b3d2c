import { Group, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The text describes the status, so that the spinner is hidden from screen readers. */
export function InRow() {
  const { t } = useTranslation('spinners');

  return (
    <Group justify="space-between" role="status">
      {t('loading')}
      <Loader size="sm" aria-hidden />
    </Group>
  );
}
