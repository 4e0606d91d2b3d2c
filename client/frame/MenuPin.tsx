import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeLayout, useLayout } from '../theme/layout.ts';
import classes from './Menu.module.css';
import { useScreenSettings } from './useFrame.ts';

/** A button that expands the menu, or collapses it to icons. Hidden if the screen sets the state of the menu. */
export function MenuPin() {
  const { t } = useTranslation('app');
  const { menuCollapsed } = useLayout();
  const { menu } = useScreenSettings();
  if (menu) return null;

  const Icon = menuCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={t('menu.iconsOnly')}
      aria-pressed={menuCollapsed}
      onClick={() => changeLayout({ menuCollapsed: !menuCollapsed })}
    >
      <Icon className="fd-mirrored" size={20} stroke={1.6} aria-hidden />
    </button>
  );
}
