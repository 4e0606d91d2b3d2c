import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { badInput } from '../errors.ts';
import type { Permissions } from '../graphql/rules.ts';
import { removeRows } from './admin/removeRows.ts';
import { addRow, changeRow } from './mutations/writeRows.ts';
import type { Values } from './rows/createRow.ts';
import type { CreateValue } from './rows/valueSource.ts';
import type { Collection, Model } from './schema/model.ts';
import { getOwnData, type OwnData } from './store/ownData.ts';

type RowValues = Record<string, unknown>;

/** The functions over the rows of a branch that resolvers of `frontdesk.config.mjs` use. */
interface ConfigRows {
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

/** The content of `frontdesk.config.ts`: what differs from the inferred behavior. */
export interface Config {
  /** The seed of the sample. `SEED` has precedence. */
  seed?: number;
  /** The time at which the clock is frozen, such as `2026-03-09T09:00:00Z`. `CLOCK` has precedence. */
  clock?: string;
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
  /** The permissions of root fields, by type and field. They decide whether a request may use the field. */
  permissions?: Permissions;
}

/** Thrown for an entry of a configuration that is not allowed. */
export class ConfigError extends Error {
  /** The keys that lead to the entry. */
  readonly path: readonly string[];

  constructor(path: readonly string[], rule: string) {
    super(`${path.join('.')} ${rule}`);
    this.path = path;
  }
}

/** The keys of a configuration whose values are by type and field. */
const byTypeSections = ['fixedRows', 'generators', 'resolvers', 'permissions'] as const;
const sections = ['seed', 'clock', 'rows', 'scalars', ...byTypeSections];

/** Throws a `ConfigError` for the first entry of a configuration that the schema does not have. */
export function checkConfig(config: Config, schema: GraphQLSchema): void {
  const { rows, scalars = {}, clock, seed } = config;
  const unknown = Object.keys(config).find((name) => !sections.includes(name));
  if (unknown) throw new ConfigError([unknown], `must be one of ${sections.join(', ')}.`);
  if (clock !== undefined && Number.isNaN(Date.parse(clock)))
    throw new ConfigError(['clock'], 'must be a time such as "2026-03-09T09:00:00Z".');
  if (seed !== undefined && !Number.isInteger(seed))
    throw new ConfigError(['seed'], 'must be an integer.');
  const types = typeof rows === 'object' ? Object.keys(rows) : [];
  for (const name of types) findObjectType(schema, ['rows', name]);
  for (const section of byTypeSections) {
    for (const [typeName, fields] of Object.entries<object>(config[section] ?? {})) {
      const type = findObjectType(schema, [section, typeName]);
      const names = [fields].flat().flatMap((part) => Object.keys(part));
      const missing = names.find((name) => !(name in type.getFields()));
      if (missing)
        throw new ConfigError([section, typeName, missing], 'must name a field of the type.');
    }
  }
  for (const name of Object.keys(scalars))
    if (!schema.getType(name))
      throw new ConfigError(['scalars', name], 'must name a scalar of the schema.');
}

function findObjectType(schema: GraphQLSchema, path: [string, string]): GraphQLObjectType {
  const type = schema.getType(path[1]);
  if (!isObjectType(type)) throw new ConfigError(path, 'must name an object type of the schema.');
  return type;
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
