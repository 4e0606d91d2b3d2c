import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Returns a function that loads a query again, for the option `reload` of a form. */
export function useReload<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();

  return async (variables: Variables): Promise<Data | undefined> => {
    const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
    return data;
  };
}
