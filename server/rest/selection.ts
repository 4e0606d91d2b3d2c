import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { findOperation } from './operation.ts';

/** A key of a response, with the type of its value. */
export interface Selected {
  key: string;
  type: GraphQLOutputType;
  description?: string | null;
  /** Whether the key is marked with `@omitNull`: it is absent if the value is `null`. */
  isOptional: boolean;
  children: Selected[];
  /** The fragment that contains all children, if there is one. */
  fragment?: string;
}

/**
 * Returns the keys that an operation selects, with expanded fragments. REST documents select no interfaces and unions.
 */
export function resolveSelection(schema: GraphQLSchema, document: DocumentNode): Selected[] {
  const operation = findOperation(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }

  function select(parent: GraphQLObjectType, { selections }: SelectionSetNode): Selected[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return select(parent, node.selectionSet);
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        return fragment ? select(parent, fragment.selectionSet) : [];
      }

      const field = parent.getFields()[node.name.value];
      if (!field) return [];
      const onlySelection =
        node.selectionSet?.selections.length === 1 && node.selectionSet.selections[0];
      return {
        key: (node.alias ?? node.name).value,
        type: field.type,
        description: field.description,
        isOptional: node.directives?.some(({ name }) => name.value === 'omitNull') ?? false,
        children: node.selectionSet
          ? select(getNamedType(field.type) as GraphQLObjectType, node.selectionSet)
          : [],
        fragment:
          onlySelection && onlySelection.kind === Kind.FRAGMENT_SPREAD
            ? onlySelection.name.value
            : undefined,
      };
    });
  }

  const root = schema.getRootType(operation.operation);
  return root ? select(root, operation.selectionSet) : [];
}
