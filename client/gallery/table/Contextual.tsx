import { useTranslation } from 'react-i18next';
import classes from './Contextual.module.css';
import { ProjectTable } from './ProjectTable.tsx';

/** The background repeats the state, which is also a text. */
export function Contextual() {
  const { t } = useTranslation('table');

  return (
    <ProjectTable label={t('demos.Contextual')} rowClassName={({ status }) => classes[status]} />
  );
}
