import type { ApolloClient } from '@apollo/client';
import { type Icon, IconApi, IconBan, IconBrandGraphql } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { hasOwnSchema } from '../config.ts';
import { createStore } from '../data/store.ts';
import type { MenuEntry, MenuSection } from '../feature.ts';
import { features } from '../features.ts';
import { screenRegistry } from '../navigation/screenRegistry.ts';
import type { Rule } from '../session/abilities.ts';
import { type MenuGroup, type MenuItem, menuTree } from './menuTree.ts';

export interface ShownGroup extends Omit<MenuGroup, 'items'> {
  /** The icon of a group on the first level. Other groups have none. */
  icon?: Icon;
  items: ShownItem[];
}

export type ShownItem = MenuEntry | ShownGroup;

export interface ShownSection {
  id: MenuSection;
  items: ShownItem[];
}

/** An example of a disabled entry. */
const disabledEntry: MenuEntry = { id: 'disabledMenu', icon: IconBan, to: '', isDisabled: true };

/** The entries that belong to no feature. */
const frameEntries: MenuEntry[] = [
  ...(hasOwnSchema ? [] : [disabledEntry]),
  { id: 'graphql', icon: IconBrandGraphql, to: '/graphql', isNewTab: true, isOutsideApp: true },
  { id: 'rest', icon: IconApi, to: '/reference', isNewTab: true, isOutsideApp: true },
];

const fixedEntries = features.flatMap(({ menu = [] }) => menu);

/** All entries of the menu. */
export const menuEntries = createStore([...fixedEntries, ...frameEntries]);

/** Adds the entries that depend on the schema to the menu, and replaces them after each change of the schema. */
export async function addLoadedEntries(client: ApolloClient): Promise<void> {
  const loaded = new Map<string, MenuEntry[]>();
  await Promise.all(
    features.map(({ name, loadMenu }) =>
      loadMenu?.(client, (entries) => {
        loaded.set(name, entries);
        const added = [...loaded.values()].flat();
        screenRegistry.menu = [...fixedEntries, ...added];
        menuEntries.set([...fixedEntries, ...frameEntries, ...added]);
      }),
    ),
  );
}

/** Returns the label of an entry. */
export const getEntryLabel = (entry: MenuEntry, t: TFunction<'app'>): string =>
  entry.label ?? t(`menu.${entry.id}`);

const collectIds = (item: MenuItem): string[] =>
  typeof item === 'string' ? [item] : item.items.flatMap(collectIds);
const treeIds = new Set(Object.values(menuTree).flat().flatMap(collectIds));

/** Returns the menu tree with the entries that the viewer may see. Empty groups and sections are omitted. */
export function createMenu(entries: MenuEntry[], can: (access?: Rule) => boolean): ShownSection[] {
  // Pages outside of the app check the permissions themselves.
  const allowed = entries.filter(
    ({ access, isOutsideApp, partOf }) => !partOf && (isOutsideApp || can(access)),
  );
  const byId = new Map(allowed.map((entry) => [entry.id, entry]));

  function createItems(item: MenuItem): ShownItem[] {
    if (typeof item === 'string') return [byId.get(item) ?? []].flat();
    const otherEntries = allowed.filter(
      ({ id, groups }) => !treeIds.has(id) && groups?.at(-1) === item.id,
    );
    const items = [...item.items.flatMap(createItems), ...otherEntries];
    return items.length > 0 ? [{ ...item, icon: findGroupIcon(items), items }] : [];
  }

  return (Object.keys(menuTree) as MenuSection[])
    .map((id) => {
      const otherEntries = allowed.filter(
        (entry) => !treeIds.has(entry.id) && !entry.groups && entry.section === id,
      );
      return { id, items: [...menuTree[id].flatMap(createItems), ...otherEntries] };
    })
    .filter(({ items }) => items.length > 0);
}

/** Returns the icon of a group. Features provide the icons, so that the tree does not import all of them. */
function findGroupIcon(items: ShownItem[]): Icon | undefined {
  return items
    .map((item) => (isGroup(item) ? item.icon : (item.groupIcon ?? item.icon)))
    .find(Boolean);
}

export function isGroup(item: ShownItem): item is ShownGroup {
  return 'items' in item;
}

/** Returns the entry of the screen at a path: the entry with the longest matching path. */
export function findEntry(
  pathname: string,
  entries: MenuEntry[] = menuEntries.get(),
): MenuEntry | undefined {
  return entries
    .filter(
      ({ to, isOutsideApp, isDisabled }) => !isOutsideApp && !isDisabled && isWithin(pathname, to),
    )
    .sort((first, second) => second.to.length - first.to.length)[0];
}

/** Returns the ids of the groups that contain an entry, outermost first. Null if the entry is not found. */
export function findParentGroups(id: string, items: ShownItem[]): string[] | null {
  for (const item of items) {
    if (!isGroup(item)) {
      if (item.id === id) return [];
      continue;
    }
    const innerGroups = findParentGroups(id, item.items);
    if (innerGroups) return [item.id, ...innerGroups];
  }
  return null;
}

function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
