import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Heads.module.css';
import { ProjectTable } from './ProjectTable.tsx';

export function Heads() {
  const { t } = useTranslation('table');

  return (
    <Stack gap="xl">
      <ProjectTable label={t('darkHead')} headClassName={classes.dark} />
      <ProjectTable label={t('lightHead')} headClassName={classes.light} />
    </Stack>
  );
}
