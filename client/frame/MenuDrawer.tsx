import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Menu } from './Menu.tsx';
import { useMenu } from './useMenu.ts';

interface MenuDrawerProps {
  onClose: () => void;
}

/** The side menu on narrow screens. */
export function MenuDrawer({ onClose }: MenuDrawerProps) {
  const { t } = useTranslation('app');
  const menu = useMenu();
  const { key } = useLocation();
  const initialKey = useRef(key);
  const opener = useRef(document.activeElement);

  useEffect(() => {
    if (key !== initialKey.current) onClose();
  }, [key, onClose]);

  function closeAndRestoreFocus() {
    onClose();
    // The page outside of the drawer can receive the focus from the next frame on.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    });
  }

  return (
    <Drawer.Root opened onClose={closeAndRestoreFocus} returnFocus={false} size={288} padding={0}>
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={t('menu.label')} data-frame-part data-dark-part>
        <Menu menu={menu} onClose={closeAndRestoreFocus} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
