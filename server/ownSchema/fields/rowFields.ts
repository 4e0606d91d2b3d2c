import { getNamedType, isLeafType } from 'graphql';
import { createListReader } from '../lists/listArguments.ts';
import type { Arguments } from '../lists/pageArguments.ts';
import { getId } from '../lists/readField.ts';
import type { Values } from '../rows/createRow.ts';
import type { Collection, Model, Relation } from '../schema/model.ts';
import { type Field, findConnection, isList, needsNoArguments } from '../schema/shapes.ts';
import { getOwnData, type OwnData } from '../store/ownData.ts';
import { getRelated, listRelated } from '../store/related.ts';
import { completeValue, createConnection, createFieldGenerator } from './generated.ts';
import { createKeyLookup } from './keyLookup.ts';

export type OwnResolver = (
  source: never,
  args: Arguments,
  context: { collections: object },
) => unknown;
type RowResolver = (data: OwnData, values: Values, args: Arguments) => unknown;

/** Creates the resolver of a field of a collection. Returns `undefined` if the row has the value itself. */
export function createRowField(
  model: Model,
  collection: Collection,
  field: Field,
): OwnResolver | undefined {
  const isLeaf = isLeafType(getNamedType(field.type));
  let resolve = isLeaf ? createIdResolver(collection, field) : undefined;
  if (isLeaf && !resolve) return undefined;
  return (values: Values, args, context) => {
    // Created when it is first used, because a large schema has thousands of fields.
    resolve ??= createResolver(model, collection, field);
    return resolve(getOwnData(context), values, args);
  };
}

function createResolver(model: Model, collection: Collection, field: Field): RowResolver {
  const relation = collection.relations.get(field.name);
  if (relation?.kind === 'many') return createListResolver(relation);
  if (relation) return createSingleResolver(relation);

  const generate = createFieldGenerator(model, collection.name, field);
  return (data, values, args) => {
    const path = `${collection.name}.${String(getId(model, values))}`;
    const written = values[field.name];
    const isFixed = data.isFixed(collection);
    if (written !== undefined || isFixed) {
      return completeValue(field, written ?? null, {
        model,
        path: `${path}.${field.name}`,
        isFixed,
      });
    }
    return generate(data, { __typename: collection.name, $path: path }, args);
  };
}

/** Creates the resolver of an id such as `authorId`, which the relation `author` determines. */
function createIdResolver(collection: Collection, { name, args }: Field): RowResolver | undefined {
  const base = name.replace(/_?id$/i, '');
  const relation = base === name ? undefined : collection.relations.get(base);
  if (relation?.kind === 'one' && relation.by === 'stored' && relation.storage !== name) {
    return (data, values) => {
      const row = getRelated(data, values, relation);
      return row && getId(data.model, row);
    };
  }
  // A field with arguments needs a resolver.
  return args.length > 0 ? (_, values) => values[name] : undefined;
}

function createListResolver(relation: Relation): RowResolver {
  const { field, targets, name } = relation;
  const readList = createListReader(field, targets);
  const named = getNamedType(field.type);
  if (isList(field.type))
    return (data, values, args) => readList(data, listRelated(data, values, relation), args).rows;
  const hasConnection = findConnection(named) !== undefined;
  return (data, values, args) => {
    const page = readList(data, listRelated(data, values, relation), args);
    const path = `${values.__typename}.${String(getId(data.model, values))}.${name}`;
    return hasConnection ? createConnection(named, page, path) : page.rows;
  };
}

/** Creates the resolver of a single row. Required arguments choose one of the related rows, such as `issue(number:)`. */
function createSingleResolver(relation: Relation): RowResolver {
  const { field, owner, targets } = relation;
  if (needsNoArguments(field)) return (data, values) => getRelated(data, values, relation);
  const lookup = createKeyLookup(field, targets);
  return (data, values, args) => {
    const backs = targets.flatMap((target) =>
      [...target.relations.values()].filter(
        (back) => back.by === 'stored' && back.targets.includes(owner),
      ),
    );
    const [back] = backs;
    const rows = back
      ? data.listByReference(back, values)
      : targets.flatMap((target) => data.list(target));
    return lookup?.(data, rows, args) ?? null;
  };
}
