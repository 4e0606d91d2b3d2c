import { useTranslation } from 'react-i18next';
import { ProjectTable } from './ProjectTable.tsx';

export function Striped() {
  const { t } = useTranslation('table');

  return <ProjectTable label={t('demos.Striped')} striped />;
}
