import {
  type FieldNode,
  type GraphQLField,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import type { Context } from '../context.ts';

type Field = GraphQLField<Record<string, unknown>, Context>;
type Fields = Record<string, Field>;

/** A value as it is, whatever it is made of. */
const self = new GraphQLScalarType({ name: 'Self' });

/** Asks for the rows of a list as they are, under the same key, for whoever writes them. */
export function rowsOf(node: FieldNode, key: string): FieldNode {
  return {
    ...node,
    alias: { kind: Kind.NAME, value: key },
    name: { kind: Kind.NAME, value: `_${node.name.value}` },
    selectionSet: undefined,
  };
}

/**
 * The same schema, in which every list of objects can also be asked for as it is. Only compiled
 * operations run on it: what clients see and send is validated against the schema without.
 *
 * It is a view: a type is rewritten when an operation first asks for it. Writing them all anew would
 * take a tenth of the server's start.
 */
export function withSelf(schema: GraphQLSchema): GraphQLSchema {
  const known = new Map<GraphQLObjectType, GraphQLObjectType>();

  function viewOf<Type>(type: Type): Type;
  function viewOf(type: GraphQLOutputType): GraphQLOutputType {
    if (isNonNullType(type)) return new GraphQLNonNull(viewOf(type.ofType));
    if (isListType(type)) return new GraphQLList(viewOf(type.ofType));
    return isObjectType(type) && !type.name.startsWith('__') ? objectView(type) : type;
  }

  function objectView(type: GraphQLObjectType): GraphQLObjectType {
    const found = known.get(type);
    if (found) return found;

    let fields: Fields | undefined;
    const view: GraphQLObjectType = Object.create(type, {
      getFields: {
        value: () => {
          fields ??= fieldsView(type.getFields() as Fields);
          return fields;
        },
      },
    });
    known.set(type, view);
    return view;
  }

  function fieldsView(fields: Fields): Fields {
    const views = Object.values(fields).flatMap((field) => {
      const view = { ...field, type: viewOf(field.type) };
      const isList = isListType(getNullableType(field.type));
      if (!isList || !isObjectType(getNamedType(field.type))) return [view];
      const { name, resolve = (source) => source[name] } = field;
      return [view, { ...field, name: `_${name}`, type: self, resolve }];
    });
    return Object.fromEntries(views.map((view) => [view.name, view]));
  }

  const overrides = ['getType', 'getRootType', 'getQueryType', 'getMutationType'] as const;
  return Object.create(
    schema,
    Object.fromEntries(
      overrides.map((name) => [name, { value: (asked: never) => viewOf(schema[name](asked)) }]),
    ),
  );
}
