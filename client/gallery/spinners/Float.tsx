import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Float.module.css';

/** The text flows around it. */
export function Float() {
  const { t } = useTranslation('spinners');

  return (
    <p className={classes.text}>
      <Loader className={classes.float} role="status" aria-label={t('loading')} />
      {t('text')}
    </p>
  );
}
