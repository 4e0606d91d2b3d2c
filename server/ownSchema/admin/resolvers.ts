import { toRestRow } from '../rest/restRow.ts';
import { getKeyName } from '../rows/createRow.ts';
import { isHidden } from '../schema/directives.ts';
import type { Collection } from '../schema/model.ts';
import { isMain } from '../schema/reach.ts';
import { getOwnData } from '../store/ownData.ts';
import {
  type AdminRow,
  findRows,
  getRowId,
  getTitle,
  type ListArguments,
  readLinks,
  readRowPage,
  requireCollection,
} from './adminRows.ts';
import { describeCollection } from './describeCollections.ts';

interface Context {
  collections: object;
}

/** The resolvers of the queries that the dashboard of an own schema uses. */
export const adminQueries = {
  collections: (_: unknown, __: object, context: Context) =>
    [...getOwnData(context).model.collections.values()].filter(({ type }) => !isHidden(type)),

  collectionRowPage: (_: unknown, args: ListArguments, context: Context) =>
    readRowPage(getOwnData(context), args),

  collectionRow(_: unknown, args: { collection: string; id?: string | null }, context: Context) {
    const data = getOwnData(context);
    const collection = requireCollection(data, args.collection);
    const values = collection.isSingle
      ? data.getTable(collection).find(1).values
      : data.get(collection, args.id);
    return values ? { collection, values } : null;
  },

  findCollectionRows: (_: unknown, args: Parameters<typeof findRows>[1], context: Context) =>
    findRows(getOwnData(context), args),
};

/** The resolvers of the types that the dashboard of an own schema uses. */
export const adminTypes = {
  Collection: {
    key: ({ keyField }: Collection) => keyField ?? null,
    isMain: (collection: Collection, _: object, context: Context) =>
      isMain(getOwnData(context).model, collection),
    rowCount: (collection: Collection, _: object, context: Context) =>
      getOwnData(context).getTable(collection).select({ perPage: 1 }).total,
    titleFields: describe('titleFields'),
    pictureField: describe('pictureField'),
    fields: describe('fields'),
  },

  CollectionRow: {
    id: getRowId,
    key: ({ collection, values }: AdminRow) => values[getKeyName(collection)] ?? null,
    collection: ({ collection }: AdminRow) => collection.name,
    title: (row: AdminRow, _: object, context: Context) => getTitle(getOwnData(context), row),
    picture({ collection, values }: AdminRow, _: object, context: Context) {
      const { pictureField } = describeCollection(getOwnData(context), collection);
      return (pictureField && values[pictureField]) ?? null;
    },
    values: ({ values }: AdminRow) => toRestRow(values),
    links: (row: AdminRow, _: object, context: Context) =>
      readLinks(getOwnData(context), row, 'one', 1),
    lists: (row: AdminRow, { limit }: { limit: number }, context: Context) =>
      readLinks(getOwnData(context), row, 'many', limit),
  },
};

function describe<Name extends 'titleFields' | 'pictureField' | 'fields'>(name: Name) {
  return (collection: Collection, _: object, context: Context) =>
    describeCollection(getOwnData(context), collection)[name];
}
