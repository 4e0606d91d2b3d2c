import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { badInput } from '../errors.ts';
import { removeRows } from './admin/removeRows.ts';
import { addRow, changeRow } from './mutations/writeRows.ts';
import type { Values } from './rows/createRow.ts';
import type { CreateValue } from './rows/valueSource.ts';
import type { Collection, Model } from './schema/model.ts';
import { getOwnData, type OwnData } from './store/ownData.ts';

type RowValues = Record<string, unknown>;

/** The functions over the rows of a branch that resolvers of `frontdesk.config.mjs` use. */
export interface ConfigRows {
  list: (type: string) => Values[];
  get: (type: string, id: unknown) => Values | undefined;
  add: (type: string, values: RowValues) => Values;
  change: (type: string, id: unknown, values: RowValues) => Values;
  remove: (type: string, id: unknown) => void;
}

type ConfigResolver = (
  source: unknown,
  args: RowValues,
  context: { rows: ConfigRows; now: Date },
) => unknown;

/** The content of `frontdesk.config.mjs`: what differs from the inferred behavior. */
export interface Config {
  /** The number of sample rows: of all types, or by type. */
  rows?: number | Record<string, number>;
  /** The values of the first rows, by type. Other fields have sample values. */
  fixedRows?: Record<string, readonly RowValues[]>;
  /** The functions that create sample values, by type and field. */
  generators?: Record<string, Record<string, CreateValue>>;
  /** The functions that create the sample values of a scalar. */
  scalars?: Record<string, CreateValue>;
  /** Resolvers of single fields, by type. Those of mutations are commands: they change rows. */
  resolvers?: Record<string, Record<string, ConfigResolver>>;
}

/** Throws an error that names the first entry of a configuration that the schema does not have. */
export function checkConfig(
  { rows, scalars = {}, ...byType }: Config,
  schema: GraphQLSchema,
): void {
  const types = typeof rows === 'object' ? Object.keys(rows) : [];
  const sections = Object.entries({
    rows: Object.fromEntries(types.map((type) => [type, {}])),
    ...byType,
  });
  for (const [section, entries = {}] of sections) {
    for (const [typeName, fields] of Object.entries(entries as Record<string, object>)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type))
        throw new Error(`${section}.${typeName} must name an object type of the schema.`);
      const names = [fields].flat().flatMap((part) => Object.keys(part));
      const unknown = names.find((name) => !(name in type.getFields()));
      if (unknown)
        throw new Error(`${section}.${typeName}.${unknown} must name a field of the type.`);
    }
  }
  for (const name of Object.keys(scalars))
    if (!schema.getType(name)) throw new Error(`scalars.${name} must name a scalar of the schema.`);
}

/** Applies the numbers of rows and the generators of a configuration to a model. */
export function applyConfig({ collections }: Model, { rows, generators, scalars }: Config): void {
  for (const collection of collections.values()) {
    const count = typeof rows === 'object' ? rows[collection.name] : rows;
    collection.rowCount = count ?? collection.rowCount;
    for (const leaf of collection.leaves) {
      leaf.create =
        generators?.[collection.name]?.[leaf.name] ??
        scalars?.[getNamedType(leaf.field.type).name] ??
        leaf.create;
    }
  }
}

/** Returns the resolvers of a configuration, which get the rows of the branch in their context. */
export const createConfigResolvers = ({ resolvers = {} }: Config): Record<string, RowValues> =>
  Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([name, resolve]) => [
          name,
          (source: unknown, args: RowValues, context: { collections: object }) => {
            const data = getOwnData(context);
            return resolve(source, args, { rows: createRows(data), now: data.now() });
          },
        ]),
      ),
    ]),
  );

function createRows(data: OwnData): ConfigRows {
  function findCollection(type: string): Collection {
    const collection = data.model.collections.get(type);
    if (!collection) throw badInput('type', `must be a type with rows. ${type} is none.`);
    return collection;
  }
  function findRow(collection: Collection, id: unknown) {
    const row = data.getRow(collection, id);
    if (!row) throw data.notFound(collection, id);
    return row;
  }

  return {
    list: (type) => data.list(findCollection(type)),
    get: (type, id) => data.get(findCollection(type), id),
    add: (type, values) => addRow(data, findCollection(type), values),
    change(type, id, values) {
      const collection = findCollection(type);
      return changeRow(data, collection, findRow(collection, id), values);
    },
    remove(type, id) {
      const collection = findCollection(type);
      findRow(collection, id);
      removeRows(data, collection, [String(id)]);
    },
  };
}
