import { methodNotAllowed, routeNotFound } from '../errors.ts';
import type { GatewayResponse } from '../request/gatewayRequest.ts';
import { createErrorResponse } from './errorResponse.ts';
import { listMethods } from './matchRoute.ts';
import {
  describeRequest,
  type RestAnswer,
  type RestOptions,
  toUpstreamRequest,
  type UnreadRequest,
} from './restCalls.ts';
import type { Route } from './route.ts';

/** The methods in the response to `TRACE`, which is not forwarded: it returns all headers that the upstream receives. */
const forwardedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Creates the handler of requests without a route. They obey the rules of their branch like those of a route. If there is
 * an upstream, it answers them, and otherwise they get 404, or 405 if the path has routes for other methods.
 */
export function createUnknownRouteHandler(
  routes: readonly Pick<Route, 'method' | 'url'>[],
  { receive, toClientError, hasUpstream }: RestOptions,
) {
  function refuseRoute({ method, path, allowedMethods }: UnreadRequest): GatewayResponse {
    const found = allowedMethods ?? listMethods(routes, path);
    const allowed = found.length === 0 && method === 'TRACE' ? forwardedMethods : found;
    // The route exists, but its handler has found nothing, such as no file.
    const isAllowed = allowed.includes(method === 'HEAD' ? 'GET' : method);
    if (allowed.length === 0 || isAllowed) return createErrorResponse(routeNotFound(method, path));
    const response = createErrorResponse(methodNotAllowed(method, allowed));
    return { ...response, headers: { ...response.headers, allow: allowed.join(', ') } };
  }

  return (request: UnreadRequest): RestAnswer => {
    const refuse = (error: unknown) => createErrorResponse(toClientError(error, request));
    const target = { route: `${request.method} ${request.path}`, operation: null, fields: [] };
    const { branch } = request.query;
    return receive({
      // All other parameters are those of the upstream.
      request: { ...request, query: branch === undefined ? {} : { branch } },
      received: describeRequest(request),
      isControl: false,
      refuse,
      createCall: (caller) => ({
        caller,
        operation: null,
        target,
        refuse,
        execute: () => refuseRoute(request),
        forward:
          request.method === 'TRACE'
            ? undefined
            : {
                createRequest: () => toUpstreamRequest(request),
                toReply: (response) => response,
                isDefault: hasUpstream,
              },
      }),
    });
  };
}
