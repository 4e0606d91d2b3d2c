import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { findScreen } from '../state/directory.ts';
import { type Layout, useLayout } from '../state/layout.ts';

/** Returns the settings that the open screen has for the frame. */
export function useScreenSettings(): ScreenSettings {
  const { pathname } = useLocation();
  return findScreen(pathname) ?? {};
}

export interface Frame extends Layout {
  /** The position of the menu: at the side, below the navbar, or behind a button. */
  menuPlace: 'side' | 'top' | 'drawer';
  isApp: boolean;
}

/**
 * Returns the layout settings, as overridden by the open screen and limited by the width of the
 * window.
 */
export function useFrame(): Frame {
  const layout = useLayout();
  const { menu, content, isApp = false } = useScreenSettings();
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const menuHidden = layout.menuHidden || menu === 'hidden';

  return {
    ...layout,
    isApp,
    menuHidden,
    menuCollapsed: layout.menuCollapsed || menu === 'collapsed',
    content: content ?? layout.content,
    menuPlace: menuHidden || !isWide ? 'drawer' : layout.menu === 'horizontal' ? 'top' : 'side',
  };
}
