import { useTranslation } from 'react-i18next';
import classes from './Contextual.module.css';
import { ProjectTable } from './ProjectTable.tsx';

/** The ground says the state once more; the word says it first. */
export function Contextual() {
  const { t } = useTranslation('table');

  return (
    <ProjectTable label={t('demos.Contextual')} rowClassName={({ status }) => classes[status]} />
  );
}
