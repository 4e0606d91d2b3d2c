import type { FaultRule, UpstreamRule } from '../../gql/types.ts';

/** A fault rule. The number of its hits is not stored, because each process counts its own hits. */
export type StoredFault = Required<Omit<FaultRule, '__typename' | 'hits'>>;

/** A rule that sends requests to the upstream. Exactly one of the conditions is not null. */
export type StoredUpstreamRule = Required<Omit<UpstreamRule, '__typename' | 'recordingCount'>>;

/** A request and the response of the upstream, both without secrets. */
export interface StoredRecording {
  id: string;
  at: string;
  method: string;
  /** The path, and the query string with its parameters in alphabetical order. */
  url: string;
  /** The body of the request, or an empty text. */
  input: string;
  /** The pattern of the REST route, such as `GET /apps/ecommerce/products/:id`. Null for GraphQL. */
  route: string | null;
  operation: string | null;
  /** The root fields, such as `Query.tasks`. Empty for REST. */
  fields: string[];
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}
