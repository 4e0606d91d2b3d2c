import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { RequestOptions } from '../caller/formatRequest.ts';
import { texts } from './texts.ts';

/** The operation of a tab. */
export interface TabOperation {
  source: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Returns the operation with a name, or the first one. Throws if the text contains none. */
export function findOperation(source: string, name: string | undefined): TabOperation {
  const document = parse(source);
  const first = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operation = getOperationAST(document, name) ?? first;
  if (!operation) throw new Error(texts.noOperation);
  return { source, document, operation };
}

/** Creates the request of an operation. A subscription is answered with server-sent events. */
export function createOperationRequest(
  { source, operation }: TabOperation,
  variables: string,
  headers: Record<string, string>,
): RequestOptions {
  const accept = operation.operation === 'subscription' ? 'text/event-stream' : 'application/json';
  return {
    method: 'POST',
    url: '/graphql',
    headers: { accept, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: source.trim(),
      ...(variables.trim() && { variables: JSON.parse(variables) }),
      ...(operation.name && { operationName: operation.name.value }),
    }),
  };
}
