import { useTranslation } from 'react-i18next';
import { ProjectTable } from './ProjectTable.tsx';

export function Borderless() {
  const { t } = useTranslation('table');

  return <ProjectTable label={t('demos.Borderless')} withRowBorders={false} />;
}
