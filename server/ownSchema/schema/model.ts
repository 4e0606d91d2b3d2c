import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { createLeafValue } from '../rows/leafValues.ts';
import type { CreateValue } from '../rows/valueSource.ts';
import { toFieldName, toPlural } from './names.ts';
import { createRelations, getRowType, type Relation } from './relations.ts';
import {
  type Field,
  findConnection,
  findEdgeNode,
  findKeyField,
  isList,
  isNullable,
} from './shapes.ts';

/** A leaf field of a collection. */
export interface Leaf {
  name: string;
  field: Field;
  isList: boolean;
  isNullable: boolean;
  create: CreateValue;
}

/** An object type of which the store has rows. */
export interface Collection {
  /** The name of the type. */
  name: string;
  type: GraphQLObjectType;
  /** The field with the id. Undefined for a type without an id that a list of `Query` returns. */
  keyField: string | undefined;
  leaves: Leaf[];
  /** The path of the REST routes, without the slash at its beginning. */
  path: string;
  /** Whether there is only one row, which has no id. */
  isSingle: boolean;
  /** Whether a single field of `Query`, such as `viewer`, returns the first row. */
  isViewer: boolean;
  /** The fields that lead to rows, by name. */
  relations: Map<string, Relation>;
}

export interface Model {
  schema: GraphQLSchema;
  collections: Map<string, Collection>;
  /** Returns the collections whose rows a type can have: its own, or those of the members of an interface or union. */
  listTargets: (type: GraphQLNamedType) => Collection[];
}

export interface ModelOptions {
  /** The paths of the REST routes, by type. */
  paths?: ReadonlyMap<string, string>;
  /** The types of which there is only one object. */
  singles?: ReadonlySet<string>;
}

/** Reads from a schema which types are collections, and how they are related. */
export function createModel(schema: GraphQLSchema, options: ModelOptions = {}): Model {
  const { paths, singles = new Set() } = options;
  const collections = new Map<string, Collection>();
  for (const type of Object.values(schema.getTypeMap())) {
    const hasRows = isCollection(schema, type);
    const isSingle = singles.has(type.name) || (!hasRows && isSingleObject(schema, type));
    if (!isSingle && !hasRows) continue;
    const path = paths?.get(type.name) ?? toFieldName(isSingle ? type.name : toPlural(type.name));
    const own = createCollectionModel(type as GraphQLObjectType, isViewer(schema, type));
    collections.set(type.name, { ...own, path, isSingle });
  }
  const targets = new Map<GraphQLNamedType, Collection[]>();

  function listTargets(type: GraphQLNamedType): Collection[] {
    let found = targets.get(type);
    if (!found) {
      const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
      found = members.flatMap(({ name }) => collections.get(name) ?? []);
      targets.set(type, found);
    }
    return found;
  }

  const model: Model = { schema, collections, listTargets };
  createRelations(model);
  return model;
}

const listRoots = (schema: GraphQLSchema) => [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
];

function isCollection(schema: GraphQLSchema, type: GraphQLNamedType): type is GraphQLObjectType {
  if (!isObjectType(type) || type.name.startsWith('__') || listRoots(schema).includes(type))
    return false;
  if (findConnection(type) || (findEdgeNode(type) && /edge$/i.test(type.name))) return false;
  if (getKeyField(type)) return true;
  return Object.values(schema.getQueryType()?.getFields() ?? {}).some((field) => {
    const rows = getRowType(field);
    return rows.isMany && rows.type === type;
  });
}

/** Returns the name of the field with the id, which the directive `@key` of a subgraph can name. */
function getKeyField(type: GraphQLObjectType): string | undefined {
  const directive = type.astNode?.directives?.find(({ name }) => name.value === 'key');
  const value = directive?.arguments?.find(({ name }) => name.value === 'fields')?.value;
  const [name = ''] = value && 'value' in value ? String(value.value).split(/[\s{]+/) : [];
  const field = type.getFields()[name];
  return findKeyField(type) ?? (field && isLeafType(getNamedType(field.type)) ? name : undefined);
}

/** Returns whether a field of `Query` without arguments returns the only object of a type, such as `shop` or `settings`. */
function isSingleObject(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  if (!isObjectType(type) || findConnection(type)) return false;
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  if (!fields.some((field) => field.type === type || getNullableType(field.type) === type))
    return false;
  const isPlain = fields.every(
    (field) => getNamedType(field.type) !== type || field.args.length === 0,
  );
  const own = Object.values(type.getFields());
  const isWrapper = own.some(
    (field) => isList(field.type) && isObjectType(getNamedType(field.type)),
  );
  return (
    isPlain &&
    !isWrapper &&
    !listRoots(schema).includes(type) &&
    own.some((field) => isLeafType(getNamedType(field.type)))
  );
}

const viewerNames = /^(viewer|me|currentuser|current_user|self|whoami)$/i;

const isViewer = (schema: GraphQLSchema, type: GraphQLNamedType) =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).some(
    (field) => viewerNames.test(field.name) && getNamedType(field.type) === type,
  );

function createCollectionModel(
  type: GraphQLObjectType,
  isViewer: boolean,
): Omit<Collection, 'path' | 'isSingle'> {
  const keyField = getKeyField(type);
  const leaves = Object.values(type.getFields()).flatMap((field): Leaf[] => {
    const named = getNamedType(field.type);
    if (!isLeafType(named) || field.name === keyField) return [];
    const { name } = field;
    let createValue: CreateValue | undefined;
    // Large schemas have thousands of fields, most of which are never used.
    const create: CreateValue = (source) => {
      createValue ??= createLeafValue(type.name, name, named);
      return createValue(source);
    };
    return [
      { name, field, isList: isList(field.type), isNullable: isNullable(field.type), create },
    ];
  });
  return { name: type.name, type, keyField, leaves, isViewer, relations: new Map() };
}

/** Returns the number of lists around the named type of a field. */
export function countLists(type: unknown): number {
  if (isNonNullType(type)) return countLists(type.ofType);
  return isListType(type) ? 1 + countLists(type.ofType) : 0;
}
