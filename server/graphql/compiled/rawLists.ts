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

/** The type of a raw list: the unchanged value of the resolver. */
const rawValue = new GraphQLScalarType({ name: 'RawValue' });

const getRawName = (name: string) => `_${name}`;

/** Returns the selection of the raw list of a list, with the same key. */
export function selectRawList(node: FieldNode, key: string): FieldNode {
  return {
    ...node,
    alias: { kind: Kind.NAME, value: key },
    name: { kind: Kind.NAME, value: getRawName(node.name.value) },
    selectionSet: undefined,
  };
}

/**
 * Creates a view of a schema in which each list of objects has a second field for its raw list: `_tasks` beside
 * `tasks`. Only compiled operations use the view. Documents of clients are validated with the schema itself.
 *
 * A type is copied when an operation first uses it. Copying all types would take a tenth of the time of the start.
 */
export function createRawListSchema(schema: GraphQLSchema): GraphQLSchema {
  const views = new Map<GraphQLObjectType, GraphQLObjectType>();

  function createView<Type>(type: Type): Type;
  function createView(type: GraphQLOutputType): GraphQLOutputType {
    if (isNonNullType(type)) return new GraphQLNonNull(createView(type.ofType));
    if (isListType(type)) return new GraphQLList(createView(type.ofType));
    return isObjectType(type) && !type.name.startsWith('__') ? createObjectView(type) : type;
  }

  function createObjectView(type: GraphQLObjectType): GraphQLObjectType {
    const existing = views.get(type);
    if (existing) return existing;

    let fields: Fields | undefined;
    const view: GraphQLObjectType = Object.create(type, {
      getFields: {
        value: () => {
          fields ??= createFieldViews(type.getFields() as Fields);
          return fields;
        },
      },
    });
    views.set(type, view);
    return view;
  }

  function createFieldViews(fields: Fields): Fields {
    const fieldViews = Object.values(fields).flatMap((field) => {
      const view = { ...field, type: createView(field.type) };
      const isList = isListType(getNullableType(field.type));
      if (!isList || !isObjectType(getNamedType(field.type))) return [view];
      const { name, resolve = (source) => source[name] } = field;
      return [view, { ...field, name: getRawName(name), type: rawValue, resolve }];
    });
    return Object.fromEntries(fieldViews.map((view) => [view.name, view]));
  }

  const overrides = ['getType', 'getRootType', 'getQueryType', 'getMutationType'] as const;
  return Object.create(
    schema,
    Object.fromEntries(
      overrides.map((name) => [
        name,
        { value: (argument: never) => createView(schema[name](argument)) },
      ]),
    ),
  );
}
