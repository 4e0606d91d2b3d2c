import { type GraphQLObjectType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import type { Model } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';
import { type Field, findConnection, isNullable } from '../schema/shapes.ts';
import { getOwnData } from '../store/ownData.ts';
import { createAggregate } from './aggregates.ts';
import { completeValue, createFieldGenerator, type GeneratedSource } from './generated.ts';
import { type Page, pageValues, writeCursor } from './page.ts';
import { createRowField, type OwnResolver } from './rowFields.ts';

type FieldResolvers = Record<string, OwnResolver>;

/** Creates the resolvers of all types except for `Query`, `Mutation` and `Subscription`. */
export function createTypeResolvers(model: Model): Record<string, FieldResolvers> {
  const { schema } = model;
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const resolvers: Record<string, FieldResolvers> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    const entries = Object.values(type.getFields()).flatMap((field) => {
      const resolve = createResolver(model, type, field);
      return resolve ? [[field.name, resolve] as const] : [];
    });
    if (entries.length > 0) resolvers[type.name] = Object.fromEntries(entries);
  }
  return resolvers;
}

function createResolver(
  model: Model,
  type: GraphQLObjectType,
  field: Field,
): OwnResolver | undefined {
  const collection = model.collections.get(type.name);
  if (collection) return createRowField(model, collection, field);
  let paged: PagedField | null | undefined;
  let generate: ReturnType<typeof createFieldGenerator> | undefined;

  return (source: GeneratedSource, args, context) => {
    const written = source[field.name];
    const isFixed = source.$isFixed === true;
    if (written !== undefined || isFixed) {
      return completeValue(field, written ?? null, {
        model,
        path: `${source.$path}.${field.name}`,
        isFixed,
      });
    }
    if (source.$page) {
      if (paged === undefined) paged = createPageField(type, field);
      if (paged) return paged(source.$page as Page, source.$path);
    }
    // Created when it is first used, because a large schema has thousands of fields.
    generate ??= createFieldGenerator(model, type.name, field);
    return generate(getOwnData(context), source, args);
  };
}

type PagedField = (page: Page, path: string) => unknown;

/** Objects in a connection, whose values describe its page. */
const pageTypes = /pageinfo|paging|pagination|aggregate/i;

/** Creates the function that reads a field of a connection, of its page info or of its aggregates from a page of rows. */
function createPageField(type: GraphQLObjectType, field: Field): PagedField | null {
  const connection = findConnection(type);
  if (connection && field.name === 'nodes') return ({ rows }) => rows;
  if (connection?.edge && field.name === 'edges') {
    const { name } = connection.edge;
    return ({ rows, start }, path) =>
      rows.map((node, index) => ({
        __typename: name,
        $path: `${path}.${String(node.id ?? node.$key)}`,
        node,
        cursor: writeCursor(start + index, node),
      }));
  }
  const named = getNamedType(field.type);
  const aggregate = isObjectType(named) ? createAggregate(field.name, named) : undefined;
  if (aggregate) {
    return ({ rows }, path) => ({
      __typename: named.name,
      $path: `${path}.${field.name}`,
      ...aggregate(rows),
    });
  }
  if (pageTypes.test(named.name) && isObjectType(named)) {
    return (page, path) => ({ __typename: named.name, $path: `${path}.pageInfo`, $page: page });
  }
  const read = pageValues[foldName(field.name)];
  if (read) {
    return (page) => read(page) ?? (isNullable(field.type) ? null : '');
  }
  const rowType = connection && getNamedType(field.type) === connection.node;
  return rowType && !isAbstractType(type) ? ({ rows }) => rows : null;
}
