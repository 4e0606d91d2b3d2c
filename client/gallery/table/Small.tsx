import { useTranslation } from 'react-i18next';
import { ProjectTable } from './ProjectTable.tsx';

export function Small() {
  const { t } = useTranslation('table');

  return <ProjectTable label={t('demos.Small')} verticalSpacing={2} fz="sm" />;
}
