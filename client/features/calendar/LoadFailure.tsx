import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../state/failure.ts';
import classes from './CalendarPage.module.css';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => unknown;
}

/** Says that events are missing, above the days that are drawn without them. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('app');

  return (
    <div role="alert" className={classes.failure}>
      <span>{t(`failure.${failureOf(error).kind}.title`)}</span>
      <Button variant="default" size="xs" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}
