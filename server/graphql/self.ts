import {
  extendSchema,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
} from 'graphql';
import type { Context } from '../context.ts';

type Field = GraphQLField<Record<string, unknown>, Context>;

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
 */
export function withSelf(schema: GraphQLSchema): GraphQLSchema {
  const extended = extendSchema(schema, parse('scalar Self'), { assumeValid: true });
  const self = extended.getType('Self');
  if (!isScalarType(self)) throw new Error('The schema has a type of its own by the name of Self.');

  for (const type of Object.values(extended.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields = type.getFields() as Record<string, Field>;
    for (const field of Object.values(fields)) {
      const isList = isListType(getNullableType(field.type));
      if (!isList || !isObjectType(getNamedType(field.type))) continue;
      const { name, resolve = (source) => source[name] } = field;
      fields[`_${name}`] = { ...field, name: `_${name}`, type: self, resolve };
    }
  }
  return extended;
}
