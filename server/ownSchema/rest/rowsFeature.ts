import { badInput, notFound } from '../../errors.ts';
import type { Feature } from '../../feature.ts';
import { readValues } from '../admin/readValues.ts';
import { removeRows, restoreRows } from '../admin/removeRows.ts';
import { adminQueries, adminTypes } from '../admin/resolvers.ts';
import { isKey } from '../json/inferTypes.ts';
import { addRow, changeRow, removeRow } from '../mutations/writeRows.ts';
import { getKeyName } from '../rows/createRow.ts';
import { createNewValues } from '../rows/newRow.ts';
import type { Collection } from '../schema/model.ts';
import { getOwnData, type OwnData } from '../store/ownData.ts';
import type { OwnRow } from '../store/ownTables.ts';
import { readCollection } from './readCollection.ts';
import { findByPath, findParentRelation, type RestRow, toRestRow } from './restRow.ts';

interface RowArguments {
  path: string;
  id?: string | null;
  values: RestRow;
}

function findCollection(data: OwnData, path: string): Collection {
  const collection = findByPath(data, path);
  if (!collection) throw notFound('collection', path);
  return collection;
}

/** Returns a row. The row of a single object has no id. */
function requireRow(data: OwnData, collection: Collection, id: string | null | undefined): OwnRow {
  if (collection.isSingle) return data.getTable(collection).find(1);
  const row = data.getRow(collection, id);
  if (!row) throw data.notFound(collection, id);
  return row;
}

function checkValues(data: OwnData, collection: Collection, values: unknown): RestRow {
  if (typeof values === 'object' && values !== null && !Array.isArray(values))
    return readValues(data, collection, values as RestRow);
  throw badInput('body', 'must be a JSON object.');
}

const withoutKey = (
  collection: Collection,
  { [getKeyName(collection)]: _, ...values }: RestRow,
): RestRow => values;

type Resolve<Args> = (source: unknown, args: Args, context: { collections: object }) => unknown;

const addCollectionRow: Resolve<RowArguments & { parent?: string; parentId?: string }> = (
  _,
  { path, parent, parentId, values },
  context,
) => {
  const data = getOwnData(context);
  const collection = findCollection(data, path);
  const owner = parent ? findCollection(data, parent) : undefined;
  const relation = owner && findParentRelation(collection, owner);
  const { [getKeyName(collection)]: key, ...fields } = checkValues(data, collection, values);
  const own =
    relation && parentId
      ? { ...fields, [relation.storage]: requireRow(data, owner, parentId).key }
      : fields;
  if (collection.isSingle)
    return replaceRow(data, collection, data.getTable(collection).find(1), own);
  if (typeof key === 'number' && !Number.isSafeInteger(key)) {
    throw badInput(getKeyName(collection), 'must be a text or a whole number.');
  }
  // A row with an id that is in use gets another one.
  const isFree = isKey(key) && !data.getRow(collection, key);
  return toRestRow(addRow(data, collection, own, isFree ? key : undefined));
};

function replaceRow(data: OwnData, collection: Collection, row: OwnRow, changes: RestRow): RestRow {
  const replaced =
    collection.isSingle && data.isFixed(collection)
      ? { ...changes, __typename: collection.name }
      : createNewValues(data, collection, { number: row.id, changes, key: row.key });
  return toRestRow(data.replace(collection, row, replaced));
}

const replaceCollectionRow: Resolve<RowArguments> = (_, { path, id, values }, context) => {
  const data = getOwnData(context);
  const collection = findCollection(data, path);
  const row = requireRow(data, collection, id);
  const changes = withoutKey(collection, checkValues(data, collection, values));
  return replaceRow(data, collection, row, changes);
};

const changeCollectionRow: Resolve<RowArguments> = (_, { path, id, values }, context) => {
  const data = getOwnData(context);
  const collection = findCollection(data, path);
  const row = requireRow(data, collection, id);
  return toRestRow(
    changeRow(data, collection, row, withoutKey(collection, checkValues(data, collection, values))),
  );
};

const removeCollectionRow: Resolve<
  Omit<RowArguments, 'values'> & { dependents?: string[] | null }
> = (_, { path, id, dependents }, context) => {
  const data = getOwnData(context);
  const collection = findCollection(data, path);
  const row = requireRow(data, collection, id);
  for (const name of dependents ?? []) {
    for (const child of name === '*' ? data.model.collections.values() : [findByPath(data, name)]) {
      const relation = child && findParentRelation(child, collection);
      if (!child || !relation) continue;
      for (const dependent of data.listByReference(relation, row.values)) {
        const found = data.getRow(child, dependent[getKeyName(child)]);
        if (found) removeRow(data, child, found);
      }
    }
  }
  const removed = toRestRow(removeRow(data, collection, row));
  if (dependents?.includes('*')) removeOrphans(data);
  return removed;
};

/** Removes the rows that belong to rows that do not exist, as json-server 0.17 does. */
function removeOrphans(data: OwnData) {
  for (const child of data.model.collections.values()) {
    for (const { by, storage, targets } of child.relations.values()) {
      if (by !== 'stored' || targets.length > 1) continue;
      for (const row of data.getTable(child).all()) {
        const id = row.values[storage];
        if (id !== null && id !== undefined && !data.findIn(targets, id))
          removeRow(data, child, row);
      }
    }
  }
}

const addCollectionRows: Resolve<{ path: string; rows: unknown[] }> = (
  _,
  { path, rows },
  context,
) => {
  for (const values of rows) addCollectionRow(_, { path, values: values as RestRow }, context);
  return rows.length;
};

const removeCollectionRows: Resolve<{ path: string; ids: string[] }> = (
  _,
  { path, ids },
  context,
) => {
  const data = getOwnData(context);
  return removeRows(data, findCollection(data, path), ids);
};

const restoreCollectionRows: Resolve<{ removed: unknown }> = (_, { removed }, context) =>
  restoreRows(getOwnData(context), removed);

export const rowCommands = {
  addCollectionRows,
  removeCollectionRows,
  restoreCollectionRows,
  addCollectionRow,
  replaceCollectionRow,
  changeCollectionRow,
  removeCollectionRow,
};

type Context = { collections: object };

/** Creates the feature with the operations on rows. */
export const createRowsFeature = (language: '1' | '0.17'): Feature => ({
  about: 'The rows of the collections.',
  createCollection: () => ({}),
  resolvers: {
    ...adminTypes,
    Query: {
      ...adminQueries,
      collectionRows: (_: unknown, args: Parameters<typeof readCollection>[1], context: Context) =>
        readCollection(getOwnData(context), args, language),
    },
    Mutation: rowCommands,
  } as never,
  rest: [],
});
