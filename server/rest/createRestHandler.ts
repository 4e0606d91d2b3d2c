import { readOperation } from '../graphql/operation.ts';
import type { GatewayRequest, GatewayResponse } from '../request/gatewayRequest.ts';
import { createErrorResponse } from './errorResponse.ts';
import { createOperationExecutor, type ExecuteRoute } from './executeOperation.ts';
import { listMethods, matchRoute } from './matchRoute.ts';
import { findOperation, listInputs } from './operation.ts';
import { parseBody } from './parseBody.ts';
import { createVariablesReader, type RoutedRequest } from './readVariables.ts';
import {
  describeRequest,
  type RestAnswer,
  type RestOptions,
  toUpstreamRequest,
} from './restCalls.ts';
import type { Route } from './route.ts';
import { createUnknownRouteHandler } from './unknownRoutes.ts';

/** A route with the function that handles its requests. */
interface Endpoint extends Pick<Route, 'method' | 'url'> {
  handle: (request: RoutedRequest) => RestAnswer;
}

export type RestHandler = ReturnType<typeof createRestHandler>;

/**
 * Creates the handler of all REST requests. It does not depend on the host: Fastify matches the routes of `endpoints`
 * itself, and other hosts call `handleRequest`.
 */
export function createRestHandler(options: RestOptions) {
  const endpoints = options.routes.map((route) => createEndpoint(route, options));
  const handleUnknownRoute = createUnknownRouteHandler(endpoints, options);

  return {
    endpoints,
    handleUnknownRoute,
    /** Returns the methods that a path has routes for. */
    listMethods: (path: string) => listMethods(endpoints, path),
    handleRequest(request: GatewayRequest): RestAnswer {
      const match = matchRoute(endpoints, request.method, request.path);
      if (!match) return handleUnknownRoute(request);
      return match.route.handle({ ...request, params: match.params });
    },
  };
}

function createEndpoint(route: Route, options: RestOptions): Endpoint {
  const { receive, toClientError, maxBodyLength } = options;
  const schema = chooseSchema(route, options);
  const operation = readOperation(schema, route.operation, findOperation(route.operation));
  const { isControl, name, fieldNames, secrets } = operation;
  const target = { route: `${route.method} ${route.url}`, operation: name, fields: fieldNames };
  const readVariables = createVariablesReader(route, listInputs(schema, route.operation));
  const execute = createRouteExecutor(route, options);
  const headers: Record<string, string> =
    route.reply === null ? {} : { 'content-type': 'application/json; charset=utf-8' };

  return {
    method: route.method,
    url: route.url,
    handle(request) {
      const refuse = (error: unknown): GatewayResponse =>
        createErrorResponse(toClientError(error, request), route);
      const toResponse = (result: Awaited<ReturnType<ExecuteRoute>>): GatewayResponse =>
        result.errors
          ? refuse(result.errors[0])
          : { status: route.status, headers, body: route.reply === null ? '' : result.body };

      return receive({
        // The parameter `branch` of a control is an argument of its operation, unless the arguments are in a body.
        request: isControl && route.method !== 'POST' ? { ...request, query: {} } : request,
        received: describeRequest(request, { route: route.url, secrets }),
        isControl,
        refuse,
        createCall: (caller) => ({
          caller,
          operation,
          target,
          refuse,
          execute(context) {
            const variables = readVariables(request, parseBody(request, maxBodyLength));
            const result = execute(context, variables);
            return result instanceof Promise ? result.then(toResponse) : toResponse(result);
          },
          forward: {
            createRequest: () => toUpstreamRequest(request),
            toReply: (response) => response,
          },
        }),
      });
    },
  };
}

/** Creates the function that executes the operation of a route, with the faults of fields if the context has some. */
function createRouteExecutor(route: Route, options: RestOptions): ExecuteRoute {
  const { fieldFaultsSchema, accelerate } = options;
  const schema = chooseSchema(route, options);
  const execute = createOperationExecutor(schema, route);
  if (schema !== options.schema) return execute;
  const run = accelerate?.(route, execute) ?? execute;
  let runWithFieldFaults: ExecuteRoute | undefined;

  return (context, variables) => {
    if (!context.fieldFaults) return run(context, variables);
    runWithFieldFaults ??= createOperationExecutor(fieldFaultsSchema(), route);
    return runWithFieldFaults(context, variables);
  };
}

const chooseSchema = ({ isControl }: Route, { schema, controlSchema = schema }: RestOptions) =>
  isControl ? controlSchema : schema;
