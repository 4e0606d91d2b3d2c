import type { Command, MenuEntry, ScreenRoute, ScreenSettings } from '../feature.ts';
import { can } from '../session/abilities.ts';
import { findRoute } from './findRoute.ts';

interface ScreenRegistry {
  screens: ScreenRoute[];
  menu: MenuEntry[];
  commands: Command[];
}

/**
 * The screens, menu entries and commands of all features. `frame/registerScreens.ts` fills the registry, so that features can
 * look up the screens of other features without an import.
 */
export const screenRegistry: ScreenRegistry = { screens: [], menu: [], commands: [] };

/** Returns the settings of the screen at a path. Undefined for an unknown path. */
export function findScreen(path: string): ScreenSettings | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const found: ScreenRoute | undefined = findRoute(screenRegistry.screens, pathname);
  return found && (found.handle ?? {});
}

/** Returns whether there is a screen at a path that the viewer may open. */
export function canOpen(path: string): boolean {
  const screen = findScreen(path);
  if (!screen || screen.access === 'guests') return false;
  return screen.access === 'everyone' || can(screen.access);
}

/** Returns the command of a feature or of the frame. */
export function findCommand(id: Command['id']): Command | undefined {
  return screenRegistry.commands.find((command) => command.id === id);
}

/** Returns the menu entry with a path. Its label is the translated name of the screen. */
export function findMenuEntry(path: string): MenuEntry | undefined {
  return screenRegistry.menu.find(({ to }) => to === path);
}
