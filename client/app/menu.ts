import { type Icon, IconApi, IconBan, IconBrandGraphql } from '@tabler/icons-react';
import type { MenuEntry, MenuSection } from '../feature.ts';
import { features } from '../features.ts';
import type { Rule } from '../state/abilities.ts';
import { type MenuGroup, type MenuItem, menuTree } from './menuTree.ts';

export interface ShownGroup extends Omit<MenuGroup, 'items'> {
  /** Only on the first level. */
  icon?: Icon;
  items: ShownItem[];
}

export type ShownItem = MenuEntry | ShownGroup;

export interface ShownSection {
  id: MenuSection;
  items: ShownItem[];
}

/** The entries of the app itself: the pages for developers, and a disabled example. */
const ownEntries: MenuEntry[] = [
  { id: 'disabledMenu', icon: IconBan, to: '', isDisabled: true },
  { id: 'graphql', icon: IconBrandGraphql, to: '/graphql', isNewTab: true, isApart: true },
  { id: 'rest', icon: IconApi, to: '/reference', isNewTab: true, isApart: true },
];

/** The entries of all screens. */
export const menuEntries: MenuEntry[] = [
  ...features.flatMap(({ menu = [] }) => menu),
  ...ownEntries,
];

const collectIds = (item: MenuItem): string[] =>
  typeof item === 'string' ? [item] : item.items.flatMap(collectIds);
const knownIds = new Set(Object.values(menuTree).flat().flatMap(collectIds));

/**
 * Returns the tree with the existing entries that the viewer may see. Empty groups and sections are
 * left out.
 */
export function createMenu(entries: MenuEntry[], can: (need?: Rule) => boolean): ShownSection[] {
  // External pages check the permissions themselves.
  const allowed = entries.filter(({ need, isApart }) => isApart || can(need));
  const byId = new Map(allowed.map((entry) => [entry.id, entry]));

  function createItems(item: MenuItem): ShownItem[] {
    if (typeof item === 'string') return [byId.get(item) ?? []].flat();
    const unknown = allowed.filter(
      ({ id, groups }) => !knownIds.has(id) && groups?.at(-1) === item.id,
    );
    const items = [...item.items.flatMap(createItems), ...unknown];
    return items.length > 0 ? [{ ...item, icon: findGroupIcon(items), items }] : [];
  }

  return (Object.keys(menuTree) as MenuSection[])
    .map((id) => {
      const unknown = allowed.filter(
        (one) => !knownIds.has(one.id) && !one.groups && one.section === id,
      );
      return { id, items: [...menuTree[id].flatMap(createItems), ...unknown] };
    })
    .filter(({ items }) => items.length > 0);
}

/** Icons are part of the features, so that the tree does not load all of them. */
function findGroupIcon(items: ShownItem[]): Icon | undefined {
  return items
    .map((item) => (isGroup(item) ? item.icon : (item.groupIcon ?? item.icon)))
    .find(Boolean);
}

export function isGroup(item: ShownItem): item is ShownGroup {
  return 'items' in item;
}

/** Returns the entry of the screen at a path: the one with the longest matching path. */
export function findEntry(
  pathname: string,
  entries: MenuEntry[] = menuEntries,
): MenuEntry | undefined {
  return entries
    .filter(({ to, isApart, isDisabled }) => !isApart && !isDisabled && isWithin(pathname, to))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

/** Returns the groups around an entry, outermost first. */
export function findParentGroups(id: string, items: ShownItem[]): string[] | null {
  for (const item of items) {
    if (!isGroup(item)) {
      if (item.id === id) return [];
      continue;
    }
    const inner = findParentGroups(id, item.items);
    if (inner) return [item.id, ...inner];
  }
  return null;
}

function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
