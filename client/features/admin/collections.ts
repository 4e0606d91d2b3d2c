import type { ApolloClient } from '@apollo/client';
import { AdminCollectionsDocument, type AdminCollectionsQuery } from '../../gql/admin/graphql.ts';
import { notFound } from '../../navigation/notFound.ts';

export type Collection = AdminCollectionsQuery['collections'][number];
export type Field = Collection['fields'][number];

let loaded: Promise<Collection[]> | undefined;
let collections: Collection[] = [];

/** Loads the description of the collections, once for each page load: it changes only when a file of the schema is saved. */
export function loadCollections(client: ApolloClient): Promise<Collection[]> {
  loaded ??= client.query({ query: AdminCollectionsDocument }).then(({ data }) => {
    collections = data?.collections ?? [];
    return collections;
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

export const listCollections = (): Collection[] => collections;

export const findCollection = (name: string): Collection | undefined =>
  collections.find((collection) => collection.name === name);

/** Returns the collection with a path. Throws a 404 response if there is none. */
export const requireCollection = (path: string | undefined): Collection =>
  collections.find((collection) => collection.path === path) ?? notFound();

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
    .replace(/\b(url|id|html|sku|api|ip|isbn|pdf)\b/g, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label of a field. The relation `authorId` is the author. */
export const getFieldLabel = ({ name, kind }: Field): string =>
  toLabel(kind === 'RELATION' ? name.replace(/_?ids?$/i, '') || name : name);

/** Returns the plural of a collection: "Pull requests". */
export const getCollectionLabel = ({ path }: Pick<Collection, 'path'>): string => toLabel(path);

/** Returns the singular of a collection: "Pull request". */
export const getRowLabel = ({ name }: Pick<Collection, 'name'>): string => toLabel(name);

/** Returns the label of a value of an enum: "In progress" for `IN_PROGRESS`. */
export const getChoiceLabel = (choice: string): string => toLabel(choice.toLowerCase());
