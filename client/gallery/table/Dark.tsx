import { useTranslation } from 'react-i18next';
import classes from './Dark.module.css';
import { ProjectTable } from './ProjectTable.tsx';

/** A table that is dark in every colour scheme. */
export function Dark() {
  const { t } = useTranslation('table');

  return (
    <div className={classes.dark}>
      <ProjectTable label={t('demos.Dark')} borderColor="dark.4" />
    </div>
  );
}
