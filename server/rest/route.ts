import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

type Values = Record<string, unknown>;

interface InvalidInputResponse {
  status: number;
  error: unknown;
}

/** A REST route: a method and a path, the GraphQL operation that it executes, and the form of the response. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path. A segment such as `:id` is the value of the variable `id`. */
  url: string;
  operation: DocumentNode;
  /** The status of a successful response. */
  status: number;
  /** The root field whose value is the whole body; `null` for an empty body. Without it, the body contains all data. */
  reply?: string | null;
  /** The response to invalid input, in place of 400 with the reason. */
  invalidInputResponse?: InvalidInputResponse;
  /** Whether the operation belongs to the schema of the controls. */
  isControl?: boolean;
  /** The variables of the example in the documentation. Operations without variables do not need it. */
  example?: Values;
}

/** Defines a route. `reply` must be a root field of its operation. */
export function route<Data, Variables extends Values>(options: {
  method: Route['method'];
  url: string;
  operation: TypedDocumentNode<Data, Variables>;
  status?: number;
  reply?: (keyof Data & string) | null;
  invalidInputResponse?: InvalidInputResponse;
  example?: Variables;
}): Route {
  return { status: 200, ...options };
}
