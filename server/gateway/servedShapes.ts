import {
  type GraphQLEnumType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Shape } from './stateShapes.ts';

type TypeFields = Record<string, GraphQLOutputType>;

interface ServedTypes {
  /** Whether the learned kinds are all kinds, besides further names of enums. */
  isExact: boolean;
  objects: TypeFields[];
  enums: GraphQLEnumType[];
}

const scalarKinds: Record<string, string[]> = {
  Boolean: ['boolean'],
  DateTime: ['time'],
  Float: ['number'],
  ID: ['safeInteger', 'string'],
  Int: ['integer'],
  JSON: ['any'],
  String: ['string'],
};

/**
 * Adds the values that a schema allows to a shape that was learned from examples, because examples seldom have all of
 * them: names of enums, null, large numbers, and items of lists that were empty. A learned object is compared with the
 * object type that has most of its fields. Any value is allowed where nothing is learned, unless an object is served. With
 * `isExact`, only names of enums are added: for the values of a store, whose examples have all kinds.
 */
export function addServedValues(schema: GraphQLSchema, shape: Shape, isExact = false): Shape {
  const types = Object.values(schema.getTypeMap());
  const objects = types
    .filter(isObjectType)
    .map((type) => Object.values(type.getFields()))
    .map((fields) => Object.fromEntries(fields.map(({ name, type }) => [name, type])));
  const enums = types.filter(isEnumType);
  return widen({ objects: isExact ? [] : objects, enums, isExact }, shape, undefined);
}

function widen(types: ServedTypes, shape: Shape, type: GraphQLOutputType | undefined): Shape {
  const served = type && getNullableType(type);
  const kinds = new Set(shape.kinds);
  if (type && !isNonNullType(type)) kinds.add('null');
  if (isUnknown(kinds)) for (const kind of listKinds(served)) kinds.add(kind);
  const isServedObject = isObjectType(served);
  if ((isUnknown(kinds) && !isServedObject) || kinds.has('any')) return { kinds: ['any'] };
  if (kinds.has('integer') && !types.isExact) {
    // A value that is not served can be an amount in cents, or a number that only the server reads.
    const [kind] = isScalarType(served) ? listKinds(served) : ['safeInteger'];
    if (kind === 'number' || kind === 'safeInteger') kinds.add(kind);
  }

  const { fields, optional, values, items = { kinds: [] } } = shape;
  const itemType = isListType(served) ? served.ofType : undefined;
  return {
    ...describeNames(types, kinds, shape, served),
    ...(fields && { fields: widenFields(types, fields) }),
    ...(optional?.length && { optional }),
    ...(values && { values: widen(types, values, undefined) }),
    ...(kinds.has('list') && { items: widen(types, items, itemType) }),
  };
}

/** Returns whether no kind is known but null. */
const isUnknown = (kinds: Set<string>) => [...kinds].every((kind) => kind === 'null');

function listKinds(served: GraphQLNullableType | undefined): string[] {
  if (isScalarType(served)) return scalarKinds[served.name] ?? [];
  if (isEnumType(served)) return ['name'];
  return isListType(served) ? ['list'] : [];
}

/** Replaces the learned names with all names of their enum types. A text can look like the name of an enum value. */
function describeNames(
  { enums }: ServedTypes,
  kinds: Set<string>,
  { names = [] }: Shape,
  served: GraphQLNullableType | undefined,
): Shape {
  if (kinds.has('name')) {
    const candidates = (served ? [served].filter(isEnumType) : enums)
      .map((type) => type.getValues().map(({ name }) => name))
      .filter((all) => names.every((name) => all.includes(name)));
    if (candidates.length > 0 && !kinds.has('string')) {
      return { kinds: [...kinds].sort(), names: [...new Set(candidates.flat())].sort() };
    }
    kinds.add('string');
  }
  const hasText = kinds.has('string');
  return {
    kinds: [...kinds].filter((kind) => !hasText || (kind !== 'name' && kind !== 'time')).sort(),
  };
}

function widenFields(types: ServedTypes, fields: Record<string, Shape>): Record<string, Shape> {
  const served = findServedFields(types, Object.keys(fields));
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => {
      if (Object.hasOwn(served, name)) return [name, widen(types, shape, served[name])];
      // A value that is not served can be absent, unless it has a structure.
      const isStructure = shape.kinds.includes('object') || shape.kinds.includes('list');
      const kinds = types.isExact || isStructure ? shape.kinds : [...shape.kinds, 'null'];
      return [name, widen(types, { ...shape, kinds }, undefined)];
    }),
  );
}

/** Returns the fields of the object type that has most of the names, and at least half of them. */
function findServedFields({ objects }: ServedTypes, names: string[]): TypeFields {
  let best: TypeFields = {};
  let bestCount = Math.ceil(names.length / 2) - 1;
  for (const fields of objects) {
    const count = names.filter((name) => Object.hasOwn(fields, name)).length;
    if (count > bestCount) [best, bestCount] = [fields, count];
  }
  return best;
}
