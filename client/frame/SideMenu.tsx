import { Menu } from './Menu.tsx';
import classes from './SideMenu.module.css';
import { useMenu } from './useMenu.ts';

interface SideMenuProps {
  /** Whether only the icons are visible, unless the pointer or the focus is in the menu. */
  isCollapsed: boolean;
}

/** The menu at the side of wide windows. */
export function SideMenu({ isCollapsed }: SideMenuProps) {
  const menu = useMenu();

  return (
    <div
      className={classes.side}
      data-collapsed={isCollapsed || undefined}
      data-frame-part
      data-dark-part
      onPointerLeave={isCollapsed ? menu.reset : undefined}
    >
      <div className={classes.panel}>
        <Menu menu={menu} />
      </div>
    </div>
  );
}
