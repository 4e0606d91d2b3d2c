import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './DisplayHeadings.module.css';

export function DisplayHeadings() {
  const { t } = useTranslation('typography');

  return (
    <Stack gap="sm">
      <h3 className={classes.display}>{t('motto')}</h3>
      <h3 className={`${classes.display} ${classes.small}`}>{t('motto')}</h3>
    </Stack>
  );
}
