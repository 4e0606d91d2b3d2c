import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { classifyError } from '../../data/failure.ts';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => unknown;
}

/** An error message above the days, which render without events. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('app');

  return (
    <Group
      role="alert"
      c="danger"
      wrap="nowrap"
      justify="space-between"
      px="md"
      py="sm"
      flex="none"
      bg="var(--mantine-color-danger-light)"
      mod="line-bottom"
    >
      <span>{t(`failure.${classifyError(error).kind}.title`)}</span>
      <Button variant="default" size="xs" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Group>
  );
}
