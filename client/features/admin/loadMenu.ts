import type { ApolloClient } from '@apollo/client';
import { IconDots } from '@tabler/icons-react';
import type { MenuEntry } from '../../feature.ts';
import {
  type Collection,
  collections,
  getCollectionLabel,
  loadCollections,
} from './collections.ts';
import { findIcon } from './icons.ts';
import { getListPath } from './paths.ts';

/** With fewer collections, all of them are on the first level of the menu. */
const maxFirstLevel = 12;

/** Passes the menu entries of the collections to `onChange`, now and after each change of the schema. */
export async function loadMenu(client: ApolloClient, onChange: (entries: MenuEntry[]) => void) {
  await loadCollections(client);
  onChange(createEntries(collections.get()));
  collections.subscribe(() => onChange(createEntries(collections.get())));
}

/** Creates the entries of the collections. Those that `Query` does not return are in a group if there are many. */
function createEntries(shown: Collection[]): MenuEntry[] {
  const isLong = shown.length > maxFirstLevel;
  return shown.map(({ name, path, isMain }): MenuEntry => {
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
