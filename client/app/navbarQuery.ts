import { useQuery } from '@apollo/client/react';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { features } from '../features.ts';

const documents = features.flatMap(({ navbar = [] }) => navbar).flatMap(({ query }) => query ?? []);

const navbarQuery = merged('Navbar', documents);

/** Asks what all widgets show in one request, beside the screen's own. */
export function useNavbarData() {
  useQuery(navbarQuery, { skip: documents.length === 0 });
}

/** One query that asks what several ask. They have no variables. */
function merged(name: string, queries: DocumentNode[]): DocumentNode {
  const definitions = queries.flatMap((query) => query.definitions);
  const isOperation = (one: DefinitionNode): one is OperationDefinitionNode =>
    one.kind === Kind.OPERATION_DEFINITION;
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
      ...definitions.filter((one) => !isOperation(one)),
    ],
  };
}
