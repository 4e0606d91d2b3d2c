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
import type { Context } from '../../context.ts';

type Field = GraphQLField<Record<string, unknown>, Context>;
type Fields = Record<string, Field>;

/** The type of a raw list: the value that the resolver returned, whatever it is. */
const rawValue = new GraphQLScalarType({ name: 'RawValue' });

const rawName = (name: string) => `_${name}`;

/** Returns the selection of the raw list in place of a list, under the same key. */
export function selectRawList(node: FieldNode, key: string): FieldNode {
  return {
    ...node,
    alias: { kind: Kind.NAME, value: key },
    name: { kind: Kind.NAME, value: rawName(node.name.value) },
    selectionSet: undefined,
  };
}

/**
 * Returns a view of a schema in which each list of objects has a second field, its raw list: `_tasks`
 * beside `tasks`. Only compiled operations use the view. Documents of clients are validated
 * against the schema itself.
 *
 * A type is copied when an operation first uses it. Copying all would be a tenth of the server's start.
 */
export function withRawLists(schema: GraphQLSchema): GraphQLSchema {
  const views = new Map<GraphQLObjectType, GraphQLObjectType>();

  function viewOf<Type>(type: Type): Type;
  function viewOf(type: GraphQLOutputType): GraphQLOutputType {
    if (isNonNullType(type)) return new GraphQLNonNull(viewOf(type.ofType));
    if (isListType(type)) return new GraphQLList(viewOf(type.ofType));
    return isObjectType(type) && !type.name.startsWith('__') ? viewObject(type) : type;
  }

  function viewObject(type: GraphQLObjectType): GraphQLObjectType {
    const found = views.get(type);
    if (found) return found;

    let fields: Fields | undefined;
    const view: GraphQLObjectType = Object.create(type, {
      getFields: {
        value: () => {
          fields ??= viewFields(type.getFields() as Fields);
          return fields;
        },
      },
    });
    views.set(type, view);
    return view;
  }

  function viewFields(fields: Fields): Fields {
    const viewed = Object.values(fields).flatMap((field) => {
      const view = { ...field, type: viewOf(field.type) };
      const isList = isListType(getNullableType(field.type));
      if (!isList || !isObjectType(getNamedType(field.type))) return [view];
      const { name, resolve = (source) => source[name] } = field;
      return [view, { ...field, name: rawName(name), type: rawValue, resolve }];
    });
    return Object.fromEntries(viewed.map((view) => [view.name, view]));
  }

  const overrides = ['getType', 'getRootType', 'getQueryType', 'getMutationType'] as const;
  return Object.create(
    schema,
    Object.fromEntries(
      overrides.map((name) => [
        name,
        { value: (argument: never) => viewOf(schema[name](argument)) },
      ]),
    ),
  );
}
