import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

type Values = Record<string, unknown>;

interface Unreadable {
  status: number;
  error: unknown;
}

/** One row of a feature's REST table: a path, and the GraphQL operation that answers it. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** A Fastify path; `:name` feeds the operation's variable of that name. */
  url: string;
  operation: DocumentNode;
  /** Status of a successful reply. */
  status: number;
  /** The root field whose value is the whole body; null for no body; without it, the body is the data. */
  reply?: string | null;
  /** The refusal when the input cannot be read, where it is not 400 with the reason. */
  unreadable?: Unreadable;
  /** Variables for the documentation to try on a fresh sample; not needed where nothing is taken. */
  example?: Values;
}

/** Checks a row against its operation: `reply` names one of its root fields. */
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
