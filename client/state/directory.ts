import type { Command, MenuEntry, ScreenRoute, ScreenSettings } from '../feature.ts';
import { may } from './abilities.ts';
import { findRoute } from './routeAt.ts';

interface Directory {
  screens: ScreenRoute[];
  menu: MenuEntry[];
  commands: Command[];
}

/** The screens and commands of all features, for the command palette and bookmarks. The app registers them. */
export const directory: Directory = { screens: [], menu: [], commands: [] };

/** Returns the settings of the screen at a path. Undefined for an unknown path. */
export function findScreen(path: string): ScreenSettings | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const found: ScreenRoute | undefined = findRoute(directory.screens, pathname);
  return found && (found.handle ?? {});
}

/** Whether there is a screen at a path, and the viewer may open it. */
export function mayOpen(path: string): boolean {
  const screen = findScreen(path);
  if (!screen || screen.access === 'guests') return false;
  return screen.access === 'everyone' || may(screen.access);
}

/** Returns the menu entry with this path, which has the translated name of the screen. */
export function findMenuEntry(path: string): MenuEntry | undefined {
  return directory.menu.find(({ to }) => to === path);
}
