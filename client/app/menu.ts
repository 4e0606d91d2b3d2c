import { type Icon, IconApi, IconBan, IconBrandGraphql } from '@tabler/icons-react';
import type { MenuEntry, MenuSection } from '../feature.ts';
import { features } from '../features.ts';
import type { Rule } from '../state/abilities.ts';
import { type MenuGroup, type MenuItem, menuTree } from './menuTree.ts';

export interface ShownGroup extends Omit<MenuGroup, 'items'> {
  /** On the first level only. */
  icon?: Icon;
  items: Shown[];
}

export type Shown = MenuEntry | ShownGroup;

export interface ShownSection {
  id: MenuSection;
  items: Shown[];
}

/** Entries of the frame itself: the pages for developers, and one that nobody may choose. */
const ownEntries: MenuEntry[] = [
  { id: 'disabledMenu', icon: IconBan, to: '', isDisabled: true },
  { id: 'graphql', icon: IconBrandGraphql, to: '/graphql', isNewTab: true, isApart: true },
  { id: 'rest', icon: IconApi, to: '/reference', isNewTab: true, isApart: true },
];

/** Every entry that a screen of the product has. */
export const menuEntries: MenuEntry[] = [
  ...features.flatMap(({ menu = [] }) => menu),
  ...ownEntries,
];

const idsOf = (item: MenuItem): string[] =>
  typeof item === 'string' ? [item] : item.items.flatMap(idsOf);
const known = new Set(Object.values(menuTree).flat().flatMap(idsOf));

/** The tree with the entries that exist and may be seen; groups and sections without any are left out. */
export function menuOf(entries: MenuEntry[], can: (need?: Rule) => boolean): ShownSection[] {
  // A page of its own asks for itself who may see it.
  const seen = entries.filter(({ need, isApart }) => isApart || can(need));
  const byId = new Map(seen.map((entry) => [entry.id, entry]));

  function shown(item: MenuItem): Shown[] {
    if (typeof item === 'string') return [byId.get(item) ?? []].flat();
    const unknown = seen.filter(({ id, groups }) => !known.has(id) && groups?.at(-1) === item.id);
    const items = [...item.items.flatMap(shown), ...unknown];
    return items.length > 0 ? [{ ...item, icon: groupIconOf(items), items }] : [];
  }

  return (Object.keys(menuTree) as MenuSection[])
    .map((id) => {
      const unknown = seen.filter((one) => !known.has(one.id) && !one.groups && one.section === id);
      return { id, items: [...menuTree[id].flatMap(shown), ...unknown] };
    })
    .filter(({ items }) => items.length > 0);
}

/** An icon is loaded with the features that need it, not with the tree. */
function groupIconOf(items: Shown[]): Icon | undefined {
  return items
    .map((item) => (isGroup(item) ? item.icon : (item.groupIcon ?? item.icon)))
    .find(Boolean);
}

export function isGroup(item: Shown): item is ShownGroup {
  return 'items' in item;
}

/** The entry of the screen at a path: the longest address that the path starts with. */
export function entryAt(
  pathname: string,
  entries: MenuEntry[] = menuEntries,
): MenuEntry | undefined {
  return entries
    .filter(({ to, isApart, isDisabled }) => !isApart && !isDisabled && isWithin(pathname, to))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

/** The groups around an entry, outermost first. */
export function groupsOf(id: string, items: Shown[]): string[] | null {
  for (const item of items) {
    if (!isGroup(item)) {
      if (item.id === id) return [];
      continue;
    }
    const inner = groupsOf(id, item.items);
    if (inner) return [item.id, ...inner];
  }
  return null;
}

function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
