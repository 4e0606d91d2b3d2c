import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

type Values = Record<string, unknown>;

interface Unreadable {
  status: number;
  error: unknown;
}

/** A REST route of a feature: a method and path, the GraphQL operation it executes, and what it returns. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** A path. `:name` is the value of the operation's variable of that name. */
  url: string;
  operation: DocumentNode;
  /** Status of a successful response. */
  status: number;
  /** The root field whose value is the whole body. `null` for no body. Without it, the body is the data. */
  reply?: string | null;
  /** The response to invalid input, in place of 400 with the reason. */
  unreadable?: Unreadable;
  /** Variables for the example in the documentation. Not needed without variables. */
  example?: Values;
}

/** Defines a route. `reply` must be a root field of its operation. */
export function route<Data, Variables extends Values>(row: {
  method: Route['method'];
  url: string;
  operation: TypedDocumentNode<Data, Variables>;
  status?: number;
  reply?: (keyof Data & string) | null;
  unreadable?: Unreadable;
  example?: Variables;
}): Route {
  return { status: 200, ...row };
}
