import {
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isNamedType,
  isObjectType,
} from 'graphql';
import { createLeafValue } from '../rows/leafValues.ts';
import type { CreateValue } from '../rows/valueSource.ts';
import { isUnique, readRowCount, readSampleValues } from './directives.ts';
import type { Collection, Leaf, Model } from './model.ts';
import { toFieldName, toPlural } from './names.ts';
import { createRelations, getRowType } from './relations.ts';
import {
  type Field,
  findConnection,
  findEdgeNode,
  findKeyField,
  isList,
  isNullable,
} from './shapes.ts';

export interface ModelOptions {
  /** The paths of the REST routes, by type. Without a path, a type is no collection. */
  paths?: ReadonlyMap<string, string>;
  /** The types of which there is only one object. */
  singles?: ReadonlySet<string>;
}

/** Reads from a schema which types are collections, and how they are related. */
export function createModel(schema: GraphQLSchema, options: ModelOptions = {}): Model {
  const { paths, singles = new Set() } = options;
  const collections = new Map<string, Collection>();
  const rootFields = readRootFields(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (paths && !paths.has(type.name)) continue;
    const hasRows = isCollection(type, rootFields);
    const isSingle = singles.has(type.name) || (!hasRows && isSingleObject(type, rootFields));
    if (!isSingle && !hasRows) continue;
    const path = paths?.get(type.name) ?? toFieldName(isSingle ? type.name : toPlural(type.name));
    const own = createCollectionModel(type as GraphQLObjectType, rootFields.viewers.has(type));
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

/** The facts about types that the fields of `Query` tell. Collected once, because a large schema has hundreds of fields. */
function readRootFields(schema: GraphQLSchema) {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const rows = fields.map(getRowType);
  const typesOf = (selected: Field[]) =>
    new Set<GraphQLNamedType>(selected.map((field) => getNamedType(field.type)));
  return {
    roots: new Set<unknown>([
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ]),
    /** The types of which a field returns a list. */
    listed: new Set(rows.filter(({ isMany }) => isMany).map(({ type }) => type)),
    /** The types of which a field returns one object. */
    single: typesOf(fields.filter(({ type }) => isNamedType(getNullableType(type)))),
    withArguments: typesOf(fields.filter(({ args }) => args.length > 0)),
    viewers: typesOf(fields.filter(({ name }) => viewerNames.test(name))),
  };
}

type RootFields = ReturnType<typeof readRootFields>;

function isCollection(
  type: GraphQLNamedType,
  { roots, listed }: RootFields,
): type is GraphQLObjectType {
  if (!isObjectType(type) || type.name.startsWith('__') || roots.has(type)) return false;
  if (findConnection(type) || (findEdgeNode(type) && /edge$/i.test(type.name))) return false;
  return getKeyField(type) !== undefined || listed.has(type);
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
function isSingleObject(
  type: GraphQLNamedType,
  { roots, single, withArguments }: RootFields,
): boolean {
  if (!isObjectType(type) || !single.has(type) || withArguments.has(type)) return false;
  const own = Object.values(type.getFields());
  const isWrapper = own.some(
    (field) => isList(field.type) && isObjectType(getNamedType(field.type)),
  );
  return (
    !isWrapper &&
    !roots.has(type) &&
    !findConnection(type) &&
    own.some((field) => isLeafType(getNamedType(field.type)))
  );
}

const viewerNames = /^(viewer|me|currentuser|current_user|self|whoami)$/i;

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
      createValue ??= createSampleValue(type, field);
      return createValue(source);
    };
    return [
      {
        name,
        field,
        isList: isList(field.type),
        isNullable: isNullable(field.type),
        isUnique: isUnique(field),
        create,
      },
    ];
  });
  return {
    name: type.name,
    type,
    keyField,
    leaves,
    isViewer,
    rowCount: readRowCount(type),
    relations: new Map(),
  };
}

/** Returns the function that creates the sample values of a field. Unique texts contain the number of their row. */
function createSampleValue(type: GraphQLObjectType, field: Field): CreateValue {
  const given = readSampleValues(field);
  const { title, name } = type.getFields();
  const leafType = getNamedType(field.type) as GraphQLLeafType;
  const create = createLeafValue(type.name, field.name, leafType, title !== undefined && !name);
  if (!isUnique(field))
    return given ? ({ hash }) => given[hash % given.length] : (source) => create(source);
  return (source) => {
    const round = Math.floor((source.number - 1) / (given?.length ?? 1));
    const value = given ? given[(source.number - 1) % given.length] : create(source);
    if (typeof value !== 'string') return given ? value : source.number;
    return round === 0 || value.includes('@')
      ? value
      : `${value}-${given ? round + 1 : source.number}`;
  };
}
