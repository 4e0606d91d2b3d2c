import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** The error message of a panel. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app');

  return (
    <EmptyState
      drawing="broken"
      title={t('failure.broken.title')}
      text={t('failure.broken.text')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
