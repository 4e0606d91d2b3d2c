import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './InText.module.css';

/** The text flows around the spinner. */
export function InText() {
  const { t } = useTranslation('spinners');

  return (
    <p>
      <Loader mb="sm" ms="lg" className={classes.float} role="status" aria-label={t('loading')} />
      {t('text')}
    </p>
  );
}
