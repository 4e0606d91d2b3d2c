import { useTranslation } from 'react-i18next';
import { ProjectTable } from './ProjectTable.tsx';

export function Bordered() {
  const { t } = useTranslation('table');

  return <ProjectTable label={t('demos.Bordered')} withTableBorder withColumnBorders />;
}
