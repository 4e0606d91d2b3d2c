import type { ApolloClient } from '@apollo/client';
import { createStore, useStore } from '../../data/store.ts';
import { AdminCollectionsDocument, type AdminCollectionsQuery } from '../../gql/admin/graphql.ts';
import { notFound } from '../../navigation/notFound.ts';

export type Collection = AdminCollectionsQuery['collections'][number];
export type Field = Collection['fields'][number];

/** The description of the collections. It changes when a file of the schema is saved. */
export const collections = createStore<Collection[]>([]);
let loaded: Promise<void> | undefined;

/** Loads the collections, once for each page load, and follows their changes. */
export function loadCollections(client: ApolloClient): Promise<void> {
  loaded ??= new Promise<void>((resolve, reject) => {
    const subscription = client
      .watchQuery({
        query: AdminCollectionsDocument,
        fetchPolicy: 'no-cache',
        context: { dependsOnSchema: true },
      })
      .subscribe(({ data, dataState, error }) => {
        if (dataState === 'complete') {
          collections.set(data.collections);
          resolve();
        }
        // The next call tries again. A later error keeps the collections.
        if (error && !collections.get().length) {
          subscription.unsubscribe();
          loaded = undefined;
          reject(error);
        }
      });
  });
  return loaded;
}

export const findCollection = (name: string): Collection | undefined =>
  collections.get().find((collection) => collection.name === name);

/** Returns the collection with a path. Throws a 404 response if there is none. */
export const requireCollection = (path: string | undefined): Collection =>
  collections.get().find((collection) => collection.path === path) ?? notFound();

/** Returns the collection with a path, also after a change of the schema. Throws a 404 response if there is none. */
export function useCollection(path: string | undefined): Collection {
  useStore(collections);
  return requireCollection(path);
}

/** Returns the fields that lead to one row, whose ids are hidden behind the titles of the rows. */
export const isReference = ({ kind, isList }: Field) => kind === 'RELATION' && !isList;

/** Splits a name into its words: `publishedAt` becomes "Published at". Abbreviations stay in capitals. */
export function toLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()));
  const text = words
    .join(' ')
    .replace(/\b(url|id|html|sku|api|ip|isbn|pdf|pr)\b/g, (word) => word.toUpperCase())
    .replace(/\bgit hub\b/gi, 'GitHub');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label of a field. The relations `authorId` and `speciesConnection` are the author and the species. */
export const getFieldLabel = ({ name, kind }: Field): string =>
  toLabel(kind === 'RELATION' ? name.replace(/_?ids?$|Connection$/i, '') || name : name);

/** Returns the plural of a collection: "Pull requests". */
export const getCollectionLabel = ({ path }: Pick<Collection, 'path'>): string => toLabel(path);

/** Returns the singular of a collection: "Pull request". */
export const getRowLabel = ({ name }: Pick<Collection, 'name'>): string => toLabel(name);

/** Returns the label of a value of an enum: "In progress" for `IN_PROGRESS`. */
export const getChoiceLabel = (choice: string): string => toLabel(choice.toLowerCase());
