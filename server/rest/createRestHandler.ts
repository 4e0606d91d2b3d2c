import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context, GatewayContext } from '../context.ts';
import { getHttpStatus, methodNotAllowed, routeNotFound } from '../errors.ts';
import type { StoredUpstreamRule } from '../features/gateway/row.ts';
import { findUpstreamRule, getUpstreamResponse } from '../gateway/getUpstreamResponse.ts';
import { applyFault, findRequestFault } from '../gateway/requestFaults.ts';
import { isControlOperation } from '../graphql/controls.ts';
import { listRootFields } from '../graphql/listRootFields.ts';
import { checkRule } from '../graphql/rules.ts';
import { createErrorResponse } from './errorResponse.ts';
import {
  createOperationExecutor,
  type ExecuteOperation,
  type OperationResult,
} from './executeOperation.ts';
import { listMethods, matchRoute } from './matchRoute.ts';
import { findOperation, listInputs } from './operation.ts';
import { parseBody } from './parseBody.ts';
import { createVariablesReader, type RoutedRequest } from './readVariables.ts';
import { formatAddress, type RestRequest, type RestResponse } from './restRequest.ts';
import type { Route } from './route.ts';

interface RestOptions {
  schema: GraphQLSchema;
  routes: Route[];
  createContext: (
    request: Pick<RestRequest, 'headers' | 'query' | 'ip' | 'id'> & { isControl: boolean },
  ) => Context | Promise<Context>;
  /** The maximum number of characters of a body. */
  maxBodyLength: number;
  /** Receives an error that is a bug, and the request. The response does not contain the error. */
  logError: (error: unknown, request: RestRequest) => void;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema?: () => GraphQLSchema;
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
 * Creates the handler of all REST requests. It does not depend on the host: Fastify matches the routes of `endpoints`
 * itself, and other hosts call `handleRequest`.
 */
export function createRestHandler(options: RestOptions) {
  const endpoints = options.routes.map((route) => createEndpoint(route, options));

  /** Creates a response with 404, or with 405 if the path has routes for other methods. */
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
  const { schema, createContext, maxBodyLength, logError, accelerate, fieldFaultsSchema } = options;
  const readVariables = createVariablesReader(route, listInputs(schema, route.operation));
  const execute = createOperationExecutor(schema, route);
  const run = accelerate?.(route, execute) ?? execute;
  const operation = findOperation(route.operation);
  const isControl = isControlOperation(schema, operation);
  const address = `${route.method} ${route.url}`;
  const target = { operation: operation.name?.value, route: address };
  const upstreamTarget = { route: address, operation: null, fields: [] };
  const fields = [...listRootFields(schema, route.operation, operation).values()];
  const headers: Record<string, string> =
    route.reply === null ? {} : { 'content-type': 'application/json; charset=utf-8' };
  let runWithFieldFaults: ExecuteOperation | undefined;

  function toErrorResponse(error: unknown, request: RestRequest): RestResponse {
    const response = createErrorResponse(error, route);
    if (getHttpStatus(error as GraphQLError) === undefined) {
      logError((error as GraphQLError).originalError ?? error, request);
    }
    return response;
  }

  function toResponse(result: OperationResult, request: RestRequest): RestResponse {
    if (result.errors) return toErrorResponse(result.errors[0], request);
    return { status: route.status, headers, body: route.reply === null ? '' : result.body };
  }

  /** Returns the function that executes the operation, with the faults of fields if there are rules for them. */
  function selectExecutor({ gateway }: Context): ExecuteOperation {
    if (!gateway?.served.faults.hasFieldRules(target) || !fieldFaultsSchema) return run;
    runWithFieldFaults ??= createOperationExecutor(fieldFaultsSchema(), route);
    return runWithFieldFaults;
  }

  /** Returns the response of the upstream, or of a recording. The caller needs the abilities that the route requires. */
  async function forward(
    context: Context & { gateway: GatewayContext },
    rule: StoredUpstreamRule,
    { path, query, headers: requestHeaders, body }: RoutedRequest,
  ): Promise<RestResponse> {
    await context.viewer.ready;
    for (const field of fields) checkRule(field, context);
    // The parameter `branch` selects a branch of this gateway, and not of the upstream.
    const { branch: _, ...parameters } = query;
    return getUpstreamResponse(context, {
      rule,
      target: upstreamTarget,
      method: route.method,
      url: formatAddress(path, parameters),
      headers: requestHeaders,
      body,
    });
  }

  /** Executes the operation, and records the request in its branch. */
  function respond(context: Context, request: RoutedRequest, start: number): Response {
    const record = (response: RestResponse) => {
      const { gateway } = context;
      if (gateway) recordRequest(gateway, request, response, start);
      return response;
    };

    function createResponse(): Response {
      try {
        const rule = isControl ? undefined : findUpstreamRule(context, upstreamTarget);
        if (rule && hasGateway(context)) return forward(context, rule, request).catch(refuse);
        const variables = readVariables(request, parseBody(request, maxBodyLength));
        const result = selectExecutor(context)(context, variables);
        if (!(result instanceof Promise)) return toResponse(result, request);
        return result.then((resolved) => toResponse(resolved, request)).catch(refuse);
      } catch (error) {
        return refuse(error);
      }
    }

    const refuse = (error: unknown) => toErrorResponse(error, request);
    if (isControl) return createResponse();
    const fault = findRequestFault(context, target);
    if (fault) return applyFault(fault).then(createResponse).catch(refuse).then(record);
    const response = createResponse();
    return response instanceof Promise ? response.then(record) : record(response);
  }

  function recordRequest(
    { served, faultName, upstream }: GatewayContext,
    { method, path, query, body }: RestRequest,
    response: RestResponse,
    start: number,
  ) {
    served.traffic.record({
      api: 'REST',
      method,
      url: formatAddress(path, query),
      route: route.url,
      operation: null,
      query: null,
      input: body ?? null,
      status: response.status,
      errorCode: null,
      duration: performance.now() - start,
      size: response.body.length,
      fault: faultName ?? null,
      upstream: upstream ?? null,
    });
  }

  return {
    method: route.method,
    url: route.url,
    handle(request) {
      const start = performance.now();
      try {
        const { headers: requestHeaders, query, ip, id } = request;
        const context = createContext({ headers: requestHeaders, query, ip, id, isControl });
        if (!(context instanceof Promise)) return respond(context, request, start);
        return context
          .then((resolved) => respond(resolved, request, start))
          .catch((error) => toErrorResponse(error, request));
      } catch (error) {
        return toErrorResponse(error, request);
      }
    },
  };
}

const hasGateway = (context: Context): context is Context & { gateway: GatewayContext } =>
  context.gateway !== undefined;
