import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './QuoteStyles.module.css';

export function QuoteStyles() {
  const { t } = useTranslation('typography');

  return (
    <Stack gap="lg">
      <blockquote className={classes.quote}>{t('quote')}</blockquote>
      <blockquote className={`${classes.quote} ${classes.center}`}>{t('quote')}</blockquote>
      <blockquote className={`${classes.quote} ${classes.end}`}>{t('quote')}</blockquote>
    </Stack>
  );
}
