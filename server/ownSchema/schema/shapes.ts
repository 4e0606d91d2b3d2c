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

type FieldsType = GraphQLObjectType | GraphQLInterfaceType;
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
interface ConnectionShape {
  /** The type of the rows. */
  node: GraphQLNamedType;
  edge?: GraphQLObjectType;
}

/** Returns the shape of a type with `edges { node }`, with `nodes` and `pageInfo`, or with a list such as `items`. */
export function findConnection(type: GraphQLNamedType): ConnectionShape | undefined {
  if (!hasFields(type)) return undefined;
  const { edges, nodes, pageInfo } = type.getFields();
  const edge = edges && isList(edges.type) ? getNamedType(edges.type) : undefined;
  const node = edge && isObjectType(edge) ? edge.getFields().node : undefined;
  if (node && isObjectType(edge)) return { node: getNamedType(node.type), edge };
  if (nodes && pageInfo && isList(nodes.type)) return { node: getNamedType(nodes.type) };
  return findKeyField(type) ? undefined : findWrappedList(type);
}

/** Names of fields that describe a page, such as those of `{ items, total, page }`. */
const pageFields =
  /^(total|totalcount|totalitems|count|totalpages|pagecount|hasnextpage|hasmore|pageinfo|paging|pagination|aggregate)$/i;

/** Returns the shape of a type with one list of objects, and with fields that describe the page. */
function findWrappedList(type: FieldsType): ConnectionShape | undefined {
  const fields = Object.values(type.getFields());
  const lists = fields.filter(({ type: own }) => isList(own) && isObjectType(getNamedType(own)));
  const [list] = lists;
  if (
    !list ||
    lists.length > 1 ||
    !fields.some(({ name }) => pageFields.test(name.replace(/_/g, '')))
  )
    return undefined;
  return { node: getNamedType(list.type) };
}

/** Returns the type of the node of an edge, such as `{ node, cursor }`. */
export function findEdgeNode(type: GraphQLNamedType): GraphQLNamedType | undefined {
  if (!isObjectType(type)) return undefined;
  const { node, cursor } = type.getFields();
  return node && cursor ? getNamedType(node.type) : undefined;
}

/** Returns whether `null` is an allowed value of a field. */
export const isNullable = (type: GraphQLOutputType): boolean => !isNonNullType(type);

/** Returns the number of lists around the named type of a field. */
export function countLists(type: unknown): number {
  if (isNonNullType(type)) return countLists(type.ofType);
  return isListType(type) ? 1 + countLists(type.ofType) : 0;
}
