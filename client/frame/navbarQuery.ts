import { useQuery } from '@apollo/client/react';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { features } from '../features.ts';

const documents = features.flatMap(({ navbar = [], frameQuery }) =>
  [frameQuery, ...navbar.map(({ query }) => query)].flatMap((query) => query ?? []),
);

const navbarQuery = mergeQueries('Navbar', documents);

/** Fetches the data of the frame and of all widgets of the navbar in one request. */
export function useNavbarData() {
  useQuery(navbarQuery, { skip: documents.length === 0 });
}

/** Merges several queries without variables into one. */
function mergeQueries(name: string, queries: DocumentNode[]): DocumentNode {
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
