import { useTranslation } from 'react-i18next';
import classes from './Dark.module.css';
import { ProjectTable } from './ProjectTable.tsx';

/** A striped table that is dark in every colour scheme. */
export function StripedDark() {
  const { t } = useTranslation('table');

  return (
    <div className={classes.dark}>
      <ProjectTable
        label={t('demos.StripedDark')}
        borderColor="dark.4"
        striped
        stripedColor="dark.6"
      />
    </div>
  );
}
