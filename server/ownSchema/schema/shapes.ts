import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

export type FieldsType = GraphQLObjectType | GraphQLInterfaceType;
export type Field = GraphQLField<unknown, unknown>;

/** The names of fields that identify an object, the best one first. */
export const keyNames = ['id', '_id', 'nodeId', 'uuid', 'internalID', 'ID'];

export const hasFields = (type: GraphQLNamedType): type is FieldsType =>
  isObjectType(type) || isInterfaceType(type);

/** Returns whether the type of a field is a list, or a non-null list. */
export const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** Returns whether a field can be selected without arguments. */
export const needsNoArguments = ({ args }: Field): boolean => !args.some(isRequiredArgument);

/** Returns the name of the field that identifies the objects of a type. */
export function findKeyField(type: GraphQLNamedType): string | undefined {
  if (!hasFields(type)) return undefined;
  const fields = type.getFields();
  return keyNames.find((name) => {
    const field = fields[name];
    return (
      field &&
      isLeafType(getNamedType(field.type)) &&
      !isList(field.type) &&
      needsNoArguments(field)
    );
  });
}

/** The types of a Relay connection. */
export interface ConnectionShape {
  /** The type of the rows. */
  node: GraphQLNamedType;
  edge?: GraphQLObjectType;
}

/** Returns the shape of a type with `edges { node }`, or with `nodes` and `pageInfo`. */
export function findConnection(type: GraphQLNamedType): ConnectionShape | undefined {
  if (!hasFields(type)) return undefined;
  const { edges, nodes, pageInfo } = type.getFields();
  const edge = edges && isList(edges.type) ? getNamedType(edges.type) : undefined;
  const node = edge && isObjectType(edge) ? edge.getFields().node : undefined;
  if (node && isObjectType(edge)) return { node: getNamedType(node.type), edge };
  if (nodes && pageInfo && isList(nodes.type)) return { node: getNamedType(nodes.type) };
  return undefined;
}

/** Returns the type of the node of an edge, such as `{ node, cursor }`. */
export function findEdgeNode(type: GraphQLNamedType): GraphQLNamedType | undefined {
  if (!isObjectType(type)) return undefined;
  const { node, cursor } = type.getFields();
  return node && cursor ? getNamedType(node.type) : undefined;
}

/** Returns whether `null` is an allowed value of a field. */
export const isNullable = (type: GraphQLOutputType): boolean => !isNonNullType(type);
