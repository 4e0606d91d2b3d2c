import type { ApolloClient } from '@apollo/client';
import { IconDots } from '@tabler/icons-react';
import type { MenuEntry } from '../../feature.ts';
import { getCollectionLabel, loadCollections } from './collections.ts';
import { findIcon } from './icons.ts';
import { getListPath } from './paths.ts';

/** With fewer collections, all of them are on the first level of the menu. */
const maxFirstLevel = 12;

/** Loads the menu entries of the collections. Those that `Query` does not return are in a group if there are many. */
export async function loadMenu(client: ApolloClient): Promise<MenuEntry[]> {
  const collections = await loadCollections(client);
  const isLong = collections.length > maxFirstLevel;
  return collections.map(({ name, path, isMain }): MenuEntry => {
    const entry = {
      id: `collection.${name}` as const,
      label: getCollectionLabel({ path }),
      to: getListPath(path),
      icon: findIcon(name),
    };
    return isLong && !isMain
      ? { ...entry, groups: ['otherCollections'], groupIcon: IconDots }
      : { ...entry, section: 'collections' };
  });
}
