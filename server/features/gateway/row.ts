/** A fault rule. The number of its hits is not stored, because each process counts its own hits. */
export interface StoredFault {
  id: string;
  name: string;
  isEnabled: boolean;
  operation: string | null;
  field: string | null;
  route: string | null;
  delay: number;
  jitter: number;
  error: string | null;
  status: number | null;
  isNull: boolean;
  dropsStream: boolean;
  probability: number;
  times: number | null;
}

/** A rule that sends requests to the upstream. Exactly one of the conditions is not null. */
export interface StoredUpstreamRule {
  id: string;
  route: string | null;
  operation: string | null;
  field: string | null;
  mode: 'MOCK' | 'LIVE' | 'RECORD' | 'REPLAY';
}

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
