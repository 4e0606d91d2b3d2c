import { useTranslation } from 'react-i18next';
import { ProjectTable } from './ProjectTable.tsx';
import classes from './StatusColors.module.css';

/** The background of a row has the colour of the status, which is also shown as a text. */
export function StatusColors() {
  const { t } = useTranslation('table');

  return (
    <ProjectTable label={t('demos.StatusColors')} rowClassName={({ status }) => classes[status]} />
  );
}
