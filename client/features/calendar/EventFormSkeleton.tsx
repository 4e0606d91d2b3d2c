import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './EventEditor.module.css';

/** The form's shape while its event is on the way. */
export function EventFormSkeleton() {
  const { t } = useTranslation('app');

  return (
    <div className={classes.fields} role="status" aria-label={t('loading')}>
      {['title', 'kind', 'start', 'end', 'guests', 'location'].map((field) => (
        <div key={field}>
          <Skeleton width={96} height={12} mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}
