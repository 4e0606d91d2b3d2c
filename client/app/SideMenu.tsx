import { Menu } from './Menu.tsx';
import classes from './SideMenu.module.css';
import { useMenu } from './useMenu.ts';

interface SideMenuProps {
  /** Whether only the icons are visible, until the pointer or the focus enters. */
  isRail: boolean;
}

export function SideMenu({ isRail }: SideMenuProps) {
  const menu = useMenu();

  return (
    <div
      className={classes.side}
      data-rail={isRail || undefined}
      data-frame-part
      data-dark-part
      onPointerLeave={isRail ? menu.reset : undefined}
    >
      <div className={classes.panel}>
        <Menu menu={menu} />
      </div>
    </div>
  );
}
