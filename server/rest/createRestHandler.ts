import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { methodNotAllowed, routeNotFound } from '../errors.ts';
import { createErrorResponse } from './errorResponse.ts';
import {
  createOperationExecutor,
  type ExecuteOperation,
  type OperationResult,
} from './executeOperation.ts';
import { listMethods, matchRoute } from './matchRoute.ts';
import { inputsOf } from './operation.ts';
import { parseBody } from './parseBody.ts';
import { createVariablesReader, type RoutedRequest } from './readVariables.ts';
import type { RestRequest, RestResponse } from './restRequest.ts';
import type { Route } from './route.ts';

interface RestOptions {
  schema: GraphQLSchema;
  routes: Route[];
  createContext: (request: Pick<RestRequest, 'headers' | 'ip' | 'id'>) => Context;
  /** Largest number of characters in a body. */
  maxBodyLength: number;
  /** Receives an error that is a bug, and the request. The response does not contain the error. */
  logError: (error: unknown, request: RestRequest) => void;
  /** Returns a faster function with the same results as `execute`. */
  accelerate?: (route: Route, execute: ExecuteOperation) => ExecuteOperation;
}

type Response = RestResponse | Promise<RestResponse>;

/** A route with the function that handles its requests. */
interface Endpoint extends Pick<Route, 'method' | 'url'> {
  handle: (request: RoutedRequest) => Response;
}

export type RestHandler = ReturnType<typeof createRestHandler>;

/**
 * Creates the handler of all REST requests. It depends on no server: Fastify matches the routes of
 * `endpoints` itself, and any other host calls `handleRequest`.
 */
export function createRestHandler(options: RestOptions) {
  const endpoints = options.routes.map((route) => createEndpoint(route, options));

  /** Returns 404, or 405 if the path has routes for other methods. */
  function handleUnknownRoute({
    method,
    path,
  }: Pick<RestRequest, 'method' | 'path'>): RestResponse {
    const allowed = listMethods(endpoints, path);
    if (allowed.length === 0) return createErrorResponse(routeNotFound(method, path));
    const response = createErrorResponse(methodNotAllowed(method, allowed));
    return { ...response, headers: { ...response.headers, allow: allowed.join(', ') } };
  }

  return {
    endpoints,
    handleUnknownRoute,
    handleRequest(request: RestRequest): Response {
      const match = matchRoute(endpoints, request.method, request.path);
      if (!match) return handleUnknownRoute(request);
      return match.route.handle({ ...request, params: match.params });
    },
  };
}

function createEndpoint(route: Route, options: RestOptions): Endpoint {
  const { schema, createContext, maxBodyLength, logError, accelerate } = options;
  const readVariables = createVariablesReader(route, inputsOf(schema, route.operation));
  const execute = createOperationExecutor(schema, route);
  const run = accelerate?.(route, execute) ?? execute;
  const headers: Record<string, string> =
    route.reply === null ? {} : { 'content-type': 'application/json; charset=utf-8' };

  function toErrorResponse(error: unknown, request: RestRequest): RestResponse {
    const response = createErrorResponse(error, route);
    if (response.status === 500) logError((error as GraphQLError).originalError ?? error, request);
    return response;
  }

  function toResponse(result: OperationResult, request: RestRequest): RestResponse {
    if (result.errors) return toErrorResponse(result.errors[0], request);
    return { status: route.status, headers, body: route.reply === null ? '' : result.body };
  }

  return {
    method: route.method,
    url: route.url,
    handle(request) {
      try {
        const variables = readVariables(request, parseBody(request, maxBodyLength));
        const result = run(createContext(request), variables);
        if (!(result instanceof Promise)) return toResponse(result, request);
        return result
          .then((later) => toResponse(later, request))
          .catch((error) => toErrorResponse(error, request));
      } catch (error) {
        return toErrorResponse(error, request);
      }
    },
  };
}
