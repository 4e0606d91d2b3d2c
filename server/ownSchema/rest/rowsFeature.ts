import { type DocumentNode, parse } from 'graphql';
import { badInput, notFound } from '../../errors.ts';
import type { Feature } from '../../feature.ts';
import { addRow, changeRow, removeRow } from '../mutations/writeRows.ts';
import { getKeyName } from '../rows/createRow.ts';
import { createNewValues } from '../rows/newRow.ts';
import type { Collection } from '../schema/model.ts';
import { getOwnData, type OwnData, type OwnRow } from '../store/ownData.ts';
import { readCollection } from './readCollection.ts';
import { findByPath, findParentRelation, type RestRow, toRestRow } from './restRow.ts';

/** The SDL of the rows of all collections, which extends that of the controls. REST and other tools use it. */
export const rowsTypeDefs: DocumentNode = parse(
  `extend type Query {
    "The collections of the schema: names, fields and relations."
    collections: JSON!
    "The rows of a collection, or the row with an id. \`query\` is the query string of a REST request."
    collectionRows(path: String!, id: ID, child: String, query: String! = "", address: String! = ""): JSON
  }
  extend type Mutation {
    "Adds a row to a collection."
    addCollectionRow(path: String!, parent: String, parentId: ID, values: JSON!): JSON!
    "Replaces all fields of a row."
    replaceCollectionRow(path: String!, id: ID, values: JSON!): JSON!
    "Changes fields of a row."
    changeCollectionRow(path: String!, id: ID, values: JSON!): JSON!
    "Removes a row. The rows of the collections in \`dependents\` that belong to it are removed, too."
    removeCollectionRow(path: String!, id: ID, dependents: [String!]): JSON!
  }`,
  { noLocation: true },
);

interface RowArguments {
  path: string;
  id?: string | null;
  values: RestRow;
}

function requireCollection(data: OwnData, path: string): Collection {
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

function checkValues(values: unknown): RestRow {
  if (typeof values === 'object' && values !== null && !Array.isArray(values))
    return values as RestRow;
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
  const collection = requireCollection(data, path);
  const owner = parent ? requireCollection(data, parent) : undefined;
  const relation = owner && findParentRelation(collection, owner);
  const { [getKeyName(collection)]: key, ...fields } = checkValues(values);
  const own =
    relation && parentId
      ? { ...fields, [relation.storage]: requireRow(data, owner, parentId).key }
      : fields;
  if (collection.isSingle)
    return toRestRow(
      data.replace(collection, data.getTable(collection).find(1), {
        __typename: collection.name,
        ...own,
      }),
    );
  const isKey = typeof key === 'string' || typeof key === 'number';
  // A row with an id that is in use gets another one.
  const isFree = isKey && !data.getRow(collection, key);
  return toRestRow(addRow(data, collection, own, isFree ? key : undefined));
};

const replaceCollectionRow: Resolve<RowArguments> = (_, { path, id, values }, context) => {
  const data = getOwnData(context);
  const collection = requireCollection(data, path);
  const row = requireRow(data, collection, id);
  const changes = withoutKey(collection, checkValues(values));
  const replaced = collection.isSingle
    ? { ...changes, __typename: collection.name }
    : createNewValues(data, collection, { number: row.id, changes, key: row.key });
  return toRestRow(data.replace(collection, row, replaced));
};

const changeCollectionRow: Resolve<RowArguments> = (_, { path, id, values }, context) => {
  const data = getOwnData(context);
  const collection = requireCollection(data, path);
  const row = requireRow(data, collection, id);
  return toRestRow(changeRow(data, collection, row, withoutKey(collection, checkValues(values))));
};

const removeCollectionRow: Resolve<
  Omit<RowArguments, 'values'> & { dependents?: string[] | null }
> = (_, { path, id, dependents }, context) => {
  const data = getOwnData(context);
  const collection = requireCollection(data, path);
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

export const rowCommands = {
  addCollectionRow,
  replaceCollectionRow,
  changeCollectionRow,
  removeCollectionRow,
};

/** Describes the collections for tools that show them. */
function describeCollections({ model }: OwnData) {
  return [...model.collections.values()].map((collection) => ({
    name: collection.name,
    path: collection.path,
    key: collection.keyField ?? null,
    isSingle: collection.isSingle,
    fields: collection.leaves.map(({ name, field }) => ({ name, type: String(field.type) })),
    relations: [...collection.relations.values()].map(({ name, kind, targets, isNullable }) => ({
      name,
      kind,
      targets: targets.map((target) => target.name),
      isNullable,
    })),
  }));
}

/** Creates the feature with the operations on rows. */
export const createRowsFeature = (language: '1' | '0.17'): Feature => ({
  about: 'The rows of the collections.',
  createCollection: () => ({}),
  resolvers: {
    Query: {
      collections: (_: unknown, __: object, context: { collections: object }) =>
        describeCollections(getOwnData(context)),
      collectionRows: (
        _: unknown,
        args: Parameters<typeof readCollection>[1],
        context: { collections: object },
      ) => readCollection(getOwnData(context), args, language),
    },
    Mutation: rowCommands,
  } as never,
  rest: [],
});
