import { type FocusEvent, useState } from 'react';
import { Menu } from './Menu.tsx';
import classes from './SideMenu.module.css';
import { useMenu } from './useMenu.ts';

interface SideMenuProps {
  /** Only its icons show, until the pointer or the focus comes. */
  isRail: boolean;
}

export function SideMenu({ isRail }: SideMenuProps) {
  const menu = useMenu();
  // Not `:focus-within`: on its way from one entry to the next the focus is nowhere for a moment, in
  // which the entry it goes to would not be there.
  const [isHeld, setHeld] = useState(false);

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setHeld(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is
    <div
      className={classes.side}
      data-rail={isRail || undefined}
      data-held={isHeld || undefined}
      // The focus of a click does not hold the menu open.
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={leave}
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
