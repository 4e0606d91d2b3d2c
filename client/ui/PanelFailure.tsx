import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** What a panel shows that could not be loaded. */
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
