import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../data/store.ts';
import { useAbility } from '../session/abilities.ts';
import { createMenu, findEntry, findParentGroups, menuEntries } from './menu.ts';

/** Returns the menu of the viewer, and the state of its groups. */
export function useMenu() {
  const can = useAbility();
  const { pathname } = useLocation();
  const sections = createMenu(useStore(menuEntries), can);
  const entry = findEntry(pathname);
  const current = entry?.partOf ?? entry?.id;
  const parentGroups = current
    ? (sections
        .map(({ items }) => findParentGroups(current, items))
        .find((path) => path !== null) ?? [])
    : [];
  const [open, setOpen] = useState({ path: parentGroups, current });

  // A navigation opens the groups that contain the new screen.
  if (current !== open.current) setOpen({ path: parentGroups, current });

  return {
    sections,
    current,
    /** The ids of the groups that contain the current screen. */
    parentGroups,
    isOpen: (path: string[]) => startsWith(open.path, path),
    /** Opens or closes a group. Opening a group closes its siblings. */
    toggle: (path: string[]) =>
      setOpen({ path: startsWith(open.path, path) ? path.slice(0, -1) : path, current }),
    reset: () => setOpen({ path: parentGroups, current }),
  };
}

export type MenuState = ReturnType<typeof useMenu>;

function startsWith(path: string[], start: string[]): boolean {
  return start.every((id, index) => path[index] === id);
}
