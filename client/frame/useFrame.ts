import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { findScreen } from '../navigation/screenRegistry.ts';
import { type Layout, useLayout } from '../theme/layout.ts';

/** Returns the settings of the open screen for the frame. */
export function useScreenSettings(): ScreenSettings {
  const { pathname } = useLocation();
  return findScreen(pathname) ?? {};
}

/** The layout of the frame around the open screen. */
export interface Frame extends Layout {
  /** The position of the menu: at the side, below the navbar, or behind a button. */
  menuPlace: 'side' | 'top' | 'drawer';
  isApp: boolean;
}

/** Returns the layout settings. The open screen and a narrow window can override those of the viewer. */
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
