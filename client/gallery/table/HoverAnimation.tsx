import { useTranslation } from 'react-i18next';
import classes from './HoverAnimation.module.css';
import { ProjectTable } from './ProjectTable.tsx';

/** The hovered row moves up slightly and has a shadow. */
export function HoverAnimation() {
  const { t } = useTranslation('table');

  return <ProjectTable label={t('demos.HoverAnimation')} rowClassName={() => classes.row} />;
}
