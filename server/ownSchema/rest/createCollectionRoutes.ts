import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import type { Context } from '../../context.ts';
import { badInput, malformedBody } from '../../errors.ts';
import { type Operation, readOperation } from '../../graphql/operation.ts';
import type { ToClientError } from '../../request/clientErrors.ts';
import type { GatewayResponse } from '../../request/gatewayRequest.ts';
import type { Receive } from '../../request/receive.ts';
import { createErrorResponse } from '../../rest/errorResponse.ts';
import { findOperation } from '../../rest/operation.ts';
import type { RoutedRequest } from '../../rest/readVariables.ts';
import { describeRequest, type RestAnswer, toUpstreamRequest } from '../../rest/restCalls.ts';
import { createResponse, type Method } from './collectionResponse.ts';
import { splitList } from './readList1.ts';

/** A REST route of a collection. */
export interface CollectionRoute {
  method: Method;
  url: string;
  handle: (request: RoutedRequest) => RestAnswer;
  /** The operation on the schema of the data that a declared route executes. */
  operation: DocumentNode | null;
  /** Whether a field of the SDL declares the route. */
  isDeclared?: boolean;
}

export interface CollectionPaths {
  /** The path of the routes. */
  url: string;
  /** The path of the collection. */
  path: string;
  isSingle: boolean;
  /** The paths of the collections whose rows belong to rows of this one. */
  children: string[];
}

/** The parts of the gateway that routes use. */
export interface RouteParts {
  /** The schema with the operations of the routes. */
  schema: GraphQLSchema;
  receive: Receive;
  toClientError: ToClientError;
}

interface RoutesOptions extends RouteParts {
  collections: CollectionPaths[];
  language: '1' | '0.17';
}

const documents: Record<Method, DocumentNode> = {
  GET: parse(
    'query ReadCollection($path: String!, $id: ID, $child: String, $query: String!, $address: String!) { result: collectionRows(path: $path, id: $id, child: $child, query: $query, address: $address) }',
  ),
  POST: parse(
    'mutation AddRow($path: String!, $parent: String, $parentId: ID, $values: JSON!) { result: addCollectionRow(path: $path, parent: $parent, parentId: $parentId, values: $values) }',
  ),
  PUT: parse(
    'mutation ReplaceRow($path: String!, $id: ID, $values: JSON!) { result: replaceCollectionRow(path: $path, id: $id, values: $values) }',
  ),
  PATCH: parse(
    'mutation ChangeRow($path: String!, $id: ID, $values: JSON!) { result: changeCollectionRow(path: $path, id: $id, values: $values) }',
  ),
  DELETE: parse(
    'mutation RemoveRow($path: String!, $id: ID, $dependents: [String!]) { result: removeCollectionRow(path: $path, id: $id, dependents: $dependents) }',
  ),
};

interface Target {
  path: string;
  parent?: string;
  parentId?: string;
  child?: string;
}

/** Creates the REST routes of the collections: each is an adapter over an operation on rows. */
export function createCollectionRoutes(options: RoutesOptions): CollectionRoute[] {
  const { collections, language } = options;
  const create = (method: Method, url: string, target: Target): CollectionRoute =>
    createTargetRoute(options, { method, url, target });

  const all = language === '1' ? [] : [create('GET', '/db', { path: '' })];
  const routes = collections.flatMap(({ url, path, isSingle, children }) => {
    if (isSingle) {
      const methods: Method[] =
        language === '1' ? ['GET', 'PUT', 'PATCH'] : ['GET', 'POST', 'PUT', 'PATCH'];
      return methods.map((method) => create(method, url, { path }));
    }
    const own = [
      create('GET', url, { path }),
      create('GET', `${url}/`, { path }),
      create('POST', url, { path }),
      ...(['GET', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
        create(method, `${url}/:id`, { path }),
      ),
    ];
    const nested = children.flatMap((child) => [
      create('GET', `${url}/:id/${child}`, { path, child }),
      create('POST', `${url}/:id/${child}`, { path: child, parent: path }),
    ]);
    return language === '1' ? own : [...own, ...nested];
  });
  return [...all, ...routes];
}

interface TargetOptions {
  method: Method;
  url: string;
  target: Target;
}

function createTargetRoute(options: RoutesOptions, { method, url, target }: TargetOptions) {
  const { schema, language } = options;
  const document = documents[method];
  const operation = readOperation(schema, document, findOperation(document));

  function run(
    request: RoutedRequest,
    context: Context,
  ): GatewayResponse | Promise<GatewayResponse> {
    const variables = createVariables(request, method, target, language);
    const result = execute({ schema, document, contextValue: context, variableValues: variables });
    const toResponse = ({ data, errors }: Awaited<typeof result>) => {
      if (errors) throw errors[0];
      return createResponse(request, method, data?.result, language);
    };
    return result instanceof Promise ? result.then(toResponse) : toResponse(result);
  }

  return { ...createRoute(options, { method, url, operation, run }), operation: null };
}

interface RouteOptions {
  method: Method;
  url: string;
  operation: Operation;
  /** Executes the operation for a request. */
  run: (request: RoutedRequest, context: Context) => GatewayResponse | Promise<GatewayResponse>;
}

/** Creates a route that executes an operation, with the faults, branches and records of all requests. */
export function createRoute(
  { receive, toClientError }: RouteParts,
  { method, url, operation, run }: RouteOptions,
): Omit<CollectionRoute, 'operation'> {
  const name = `${method} ${url}`;

  return {
    method,
    url,
    handle(request) {
      const refuse = (error: unknown) => createErrorResponse(toClientError(error, request));
      return receive({
        request,
        received: describeRequest(request, { route: url, secrets: null }),
        isControl: false,
        refuse,
        createCall: (caller) => ({
          caller,
          operation,
          target: { route: name, operation: null, fields: operation.fieldNames },
          refuse,
          execute: (context) => run(request, context),
          forward: {
            createRequest: () => toUpstreamRequest(request),
            toReply: (response) => response,
          },
        }),
      });
    },
  };
}

function createVariables(
  request: RoutedRequest,
  method: Method,
  target: Target,
  language: '1' | '0.17',
): Record<string, unknown> {
  const { params, search, headers, path: address } = request;
  const { path, child, parent } = target;
  const { id } = params as { id?: string };
  const base = { path, id };
  if (method === 'GET')
    return { ...base, child, query: search, address: `http://${String(headers.host)}${address}` };
  if (method === 'DELETE') {
    const dependents =
      language === '0.17' ? ['*'] : splitList(new URLSearchParams(search).getAll('_dependent'));
    return { ...base, dependents };
  }
  const values = readBody(request);
  return method === 'POST' ? { path, parent, parentId: parent && id, values } : { ...base, values };
}

/** Returns the object in the body of a request. */
export function readBody({ body }: RoutedRequest): Record<string, unknown> {
  if (body === undefined || body === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw malformedBody();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw badInput('body', 'must be a JSON object.');
  return parsed as Record<string, unknown>;
}
