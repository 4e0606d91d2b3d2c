import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';

/** What is asked by hand. Apart from the other hooks, because the frame does without. */
export const lazyQueryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (
    options?: useLazyQuery.Options<Data, Variables>,
  ): useLazyQuery.ResultTuple<Data, Variables, 'empty' | 'complete' | 'streaming'> =>
    useLazyQuery(document, options as never) as never;
