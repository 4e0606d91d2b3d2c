import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

/** Merges several queries without variables into one. */
export function mergeQueries(name: string, queries: DocumentNode[]): DocumentNode {
  const definitions = queries.flatMap((query) => query.definitions);
  const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
    definition.kind === Kind.OPERATION_DEFINITION;
  const selections = definitions
    .filter(isOperation)
    .flatMap(({ selectionSet }) => selectionSet.selections);

  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: 'query',
        name: { kind: Kind.NAME, value: name },
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      } as OperationDefinitionNode,
      ...definitions.filter((definition) => !isOperation(definition)),
    ],
  };
}
