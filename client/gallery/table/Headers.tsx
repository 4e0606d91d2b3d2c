import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Headers.module.css';
import { ProjectTable } from './ProjectTable.tsx';

export function Headers() {
  const { t } = useTranslation('table');

  return (
    <Stack gap="xl">
      <ProjectTable label={t('darkHeader')} headerClassName={classes.dark} />
      <ProjectTable label={t('lightHeader')} headerClassName={classes.light} />
    </Stack>
  );
}
