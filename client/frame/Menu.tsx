import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from './Brand.tsx';
import classes from './Menu.module.css';
import { MenuItems } from './MenuItems.tsx';
import { MenuPin } from './MenuPin.tsx';
import type { MenuState } from './useMenu.ts';

interface MenuProps {
  menu: MenuState;
  /** Closes the menu. Only a menu that covers the screen can be closed. */
  onClose?: () => void;
}

/** The side menu: the logo and the menu tree, which has its own scroll bar. */
export function Menu({ menu, onClose }: MenuProps) {
  const { t } = useTranslation('app');
  const [isScrolled, setScrolled] = useState(false);

  return (
    <nav className={classes.menu} aria-label={t('menu.label')}>
      <div className={classes.header} data-scrolled={isScrolled || undefined}>
        <Brand />
        {onClose ? (
          <button
            type="button"
            className={classes.control}
            aria-label={t('menu.close')}
            onClick={onClose}
          >
            <IconX size={20} stroke={1.6} aria-hidden />
          </button>
        ) : (
          <MenuPin />
        )}
      </div>

      <div
        className={classes.tree}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {menu.sections.map(({ id, items }) => (
          <div key={id} className={classes.section}>
            {id !== 'dashboards' && (
              <h2 className={classes.title}>
                <span>{t(`menu.section.${id}`)}</span>
              </h2>
            )}
            <MenuItems items={items} path={[]} menu={menu} />
          </div>
        ))}
      </div>
    </nav>
  );
}
