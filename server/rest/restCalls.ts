import type { GraphQLSchema } from 'graphql';
import type { ToClientError } from '../request/clientErrors.ts';
import type { Answered } from '../request/exchange.ts';
import {
  formatAddress,
  type GatewayRequest,
  removeBranchParameter,
} from '../request/gatewayRequest.ts';
import type { Receive, Received } from '../request/receive.ts';
import type { ExecuteRoute } from './executeOperation.ts';
import type { Route } from './route.ts';

export interface RestOptions {
  schema: GraphQLSchema;
  /** The schema of the controls, if it is another one. */
  controlSchema?: GraphQLSchema;
  routes: Route[];
  receive: Receive;
  toClientError: ToClientError;
  /** The maximum number of characters of a body. */
  maxBodyLength: number;
  /** Whether requests without a route are forwarded to the upstream. */
  hasUpstream: boolean;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema: () => GraphQLSchema;
  /** Returns a faster function with the same results as `execute`. */
  accelerate?: (route: Route, execute: ExecuteRoute) => ExecuteRoute;
}

export type RestAnswer = Answered | Promise<Answered>;

/** A request whose body may not be read yet, because the gateway has no route that needs it. */
export type UnreadRequest = Omit<GatewayRequest, 'body'> & {
  body?: string | AsyncIterable<Uint8Array>;
  /** The methods that the host has routes for at the path. Without it, those of the REST routes. */
  allowedMethods?: string[];
};

/** Returns the part of a request that is recorded. A path without a route has neither a route nor known secrets. */
export const describeRequest = (
  request: UnreadRequest,
  { route, secrets }: Pick<Received, 'route' | 'secrets'> = { route: null, secrets: null },
) => ({
  client: request.ip,
  api: 'REST' as const,
  method: request.method,
  url: formatAddress(request),
  route,
  operation: null,
  query: null,
  input: typeof request.body === 'string' ? request.body : null,
  secrets,
});

/** Returns the request that the upstream receives: all bytes of the client, except for the branch of this gateway. */
export const toUpstreamRequest = ({ method, path, search, headers, body }: UnreadRequest) => ({
  method,
  path,
  search: removeBranchParameter(search),
  headers,
  body,
});
