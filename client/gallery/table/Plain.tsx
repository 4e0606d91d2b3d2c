import { useTranslation } from 'react-i18next';
import { ProjectTable } from './ProjectTable.tsx';

export function Plain() {
  const { t } = useTranslation('table');

  return <ProjectTable label={t('demos.Plain')} />;
}
