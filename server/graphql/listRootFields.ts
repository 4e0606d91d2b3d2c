import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context.ts';

/** Returns the root fields that a valid operation selects, directly or in fragments, by name, such as `Query.tasks`. */
export function listRootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): Map<string, GraphQLField<unknown, Context>> {
  const type = schema.getRootType(operation);
  const found = new Map<string, GraphQLField<unknown, Context>>();
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
    ),
  );

  function collect({ selections }: SelectionSetNode) {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = type?.getFields()[node.name.value];
        if (field) found.set(`${type?.name}.${field.name}`, field);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else {
        const fragment = fragments.get(node.name.value);
        if (fragment) collect(fragment);
      }
    }
  }

  collect(selectionSet);
  return found;
}
