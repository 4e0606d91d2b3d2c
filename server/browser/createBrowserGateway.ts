import type { ApiDefinition } from '../apiDefinition.ts';
import { createApolloServer } from '../apollo/createApolloServer.ts';
import { createControlOperations } from '../apollo/createControlOperations.ts';
import { createOperationHandler, type OperationHandler } from '../apollo/createOperationHandler.ts';
import type { Branch } from '../branch.ts';
import axiosHook from '../compat/axios.js?raw';
import { type Api, createApi } from '../createApi.ts';
import { createDocuments } from '../documents.ts';
import { crm } from '../features.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import { createLimitError, limits } from '../graphql/limits.ts';
import type { Journal } from '../journal/journal.ts';
import type { Exchange } from '../request/exchange.ts';
import { type GatewayRequest, parseAddress } from '../request/gatewayRequest.ts';
import { listEntryPoints } from '../rest/entryPoints.ts';
import { matchRoute } from '../rest/matchRoute.ts';
import { findSharedFile } from '../sample/files.ts';
import type { Services } from '../services/createServices.ts';
import { chooseFormat } from '../stream/acceptedFormat.ts';
import { eventFormat, type StreamFormat, streamHeaders } from '../stream/formats.ts';
import { readQueryParameters } from '../stream/queryParameters.ts';
import { createOperationStreamer, listRefusals } from '../stream/streamOperations.ts';
import { isSubscription } from '../stream/subscriptions.ts';
import { createWebEventStream } from './webEventStream.ts';

interface BrowserGatewayOptions {
  services: Services;
  /** The features and the schema to serve. The default is the CRM. */
  definition?: ApiDefinition;
  /** The parts to serve, if they exist already. */
  api?: Api;
  /** The data to serve. Without it, a new branch that starts with the sample. */
  branch?: Branch;
  /** The journal of the branch. */
  journal?: Journal;
  /** Receives an error that is a bug. The response does not contain it. */
  logError: (error: unknown) => void;
}

export interface BrowserGateway {
  /**
   * Handles a request to an address such as `/graphql` or `/apps/users/list?q=ada`. When `signal` is aborted, event
   * streams end, and new ones are refused.
   */
  handle: (request: Request, address: string, signal?: AbortSignal) => Promise<Response>;
  /** Creates the examples of an own schema, which the explorer shows. */
  createExamples: Api['createExamples'];
  close: () => Promise<void>;
}

/** The functions that answer the operations on one schema. */
interface Endpoint {
  handleOperation: OperationHandler;
  streamOperation: ReturnType<typeof createOperationStreamer>;
}

/** A queue that compiles nothing. With one user, compiled operations would not justify a larger worker. */
const compileQueue: CompileQueue = { add: () => false };

/**
 * Creates the gateway for a browser. It handles the `Request` of a service worker or of any other code in the same way
 * as the Fastify server handles HTTP requests.
 */
export async function createBrowserGateway(
  options: BrowserGatewayOptions,
): Promise<BrowserGateway> {
  const { definition = crm, services, branch, journal, logError } = options;
  const api =
    options.api ??
    (await createApi({ definition, services, branch, journal, compileQueue, logError }));
  const apollo = await createApolloServer(api);
  const handleOperation = createOperationHandler(apollo, api.createOperationContext);
  const endpoints: Record<string, Endpoint> = {
    '/graphql': {
      handleOperation,
      streamOperation: createOperationStreamer(api.handleStream, handleOperation),
    },
  };
  const controls = api.controlSchema && (await createControlOperations(api, api.controlSchema));
  if (controls?.streamOperation) {
    const { handleOperation: handleControl, streamOperation } = controls;
    endpoints['/gateway/graphql'] = { handleOperation: handleControl, streamOperation };
  }
  const apiDocuments = createDocuments(api);

  /** Routes besides GraphQL and the REST operations. */
  const documents: Record<string, () => Response | Promise<Response>> = {
    '/': () => Response.json(listEntryPoints({ hasClient: true, hasTools: true, isServer: false })),
    '/compat/axios.js': () =>
      new Response(axiosHook, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
  };

  async function handleGraphql(
    endpoint: Endpoint,
    request: BrowserRequest,
    signal?: AbortSignal,
  ): Promise<Response> {
    const start = performance.now();
    const { method, headers } = request;
    if (!['GET', 'POST'].includes(method)) return refuse(405, 'BAD_REQUEST', 'Use POST or GET.');
    const parameters = readParameters(request);
    if (parameters instanceof Response) return parameters;
    const format = chooseFormat(headers.accept, isSubscription(parameters));
    if (format) return sendStream(endpoint, request, parameters, format, signal);
    const { response, exchange } = await endpoint.handleOperation({ ...request, parameters });
    if (exchange) record(exchange, response.status, response.body, start);
    return new Response(response.body, response);
  }

  async function handleStream(
    endpoint: Endpoint,
    request: BrowserRequest,
    signal?: AbortSignal,
  ): Promise<Response> {
    const parameters = readParameters(request);
    if (parameters instanceof Response) return parameters;
    const format = chooseFormat(request.headers.accept, true) ?? eventFormat;
    return sendStream(endpoint, request, parameters, format, signal);
  }

  async function sendStream(
    { streamOperation }: Endpoint,
    request: BrowserRequest,
    parameters: unknown,
    format: StreamFormat,
    signal?: AbortSignal,
  ): Promise<Response> {
    if (signal?.aborted) return refuse(503, 'SERVICE_UNAVAILABLE', 'The gateway is closing.');
    const start = performance.now();
    const { response, exchange } = await streamOperation({ ...request, parameters });
    const { status, headers, errors } = response;
    const results = response.results ?? listRefusals(response, request.headers.accept);
    if (exchange) record(exchange, results ? 200 : status, '', start);
    if (errors && !results) return Response.json({ errors }, { status, headers });
    return new Response(results ? createWebEventStream(results, format, signal) : '', {
      headers: { ...headers, ...streamHeaders, 'content-type': format.contentType },
    });
  }

  async function handleRest(request: BrowserRequest): Promise<Response> {
    const start = performance.now();
    const match = matchRoute(api.collectionRoutes, request.method, request.path);
    const { response, exchange } = match
      ? await match.route.handle({ ...request, params: match.params })
      : await api.rest.handleRequest(request);
    const { status, headers } = response;
    const body = String(response.body);
    record(exchange, status, body, start);
    return new Response(body === '' ? null : body, { status, headers: toHeaderPairs(headers) });
  }

  function record(exchange: Exchange, status: number, body: string, start: number) {
    const size = new TextEncoder().encode(body).length;
    api.record(exchange, { status, size, duration: performance.now() - start });
  }

  async function sendDocument(path: string, { url }: Request): Promise<Response | undefined> {
    const document = apiDocuments[path];
    if (!document) return undefined;
    // The gateway can be in a folder of its host.
    const [origin = ''] = url.split(`${path}`, 1);
    return new Response(await document.create(origin), {
      headers: { 'content-type': document.type },
    });
  }

  function handleFile(path: string): Response | undefined {
    const [, name = ''] = /^\/files\/([^/]+)$/.exec(path) ?? [];
    const file = findSharedFile(name);
    if (!file) return undefined;
    const disposition = `attachment; filename="${name}"`;
    return new Response(file.text, {
      headers: {
        'content-type': `${file.type}; charset=utf-8`,
        'content-disposition': disposition,
      },
    });
  }

  return {
    async handle(received, address, signal) {
      try {
        const request = await readRequest(received, address);
        const { path, method } = request;
        const [, endpointPath = '', isStream] = /^(.*?)(\/stream)?$/.exec(path) ?? [];
        const endpoint = endpoints[endpointPath];
        if (endpoint)
          return await (isStream ? handleStream : handleGraphql)(endpoint, request, signal);
        const found =
          method === 'GET' ? (documents[path]?.() ?? sendDocument(path, received)) : undefined;
        return (await found) ?? handleFile(path) ?? (await handleRest(request));
      } catch (error) {
        logError(error);
        return refuse(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong');
      }
    },

    createExamples: api.createExamples,

    async close() {
      await apollo.stop();
      await controls?.apollo.stop();
      await api.close();
    },
  };
}

const restRoutes = Object.values(crm.features).flatMap(({ rest }) => rest);
const ownPaths = [
  '/graphql',
  '/graphql/stream',
  '/openapi.json',
  '/schema.graphql',
  '/schema.json',
  '/compat/axios.js',
];

/** Returns whether the gateway has a route for a method and a path. Works without an open gateway. */
export const hasRoute = (method: string, path: string): boolean =>
  ownPaths.includes(path) ||
  path.startsWith('/files/') ||
  matchRoute(restRoutes, method, path) !== undefined;

/** Returns a header with several values as several headers. */
const toHeaderPairs = (headers: Record<string, string | string[]>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  );

interface BrowserRequest extends GatewayRequest {
  /** The path and the query string. */
  url: string;
}

async function readRequest(request: Request, address: string): Promise<BrowserRequest> {
  const { method } = request;
  return {
    method,
    url: address,
    ...parseAddress(address),
    headers: Object.fromEntries(request.headers),
    body: method === 'GET' ? undefined : await request.text(),
    ip: '',
  };
}

/** Returns the parameters of an operation, or the response that refuses them. */
function readParameters({ method, body, query }: BrowserRequest): unknown {
  if (method !== 'GET') return readJson(body);
  try {
    return readQueryParameters(query);
  } catch (error) {
    return refuse(400, 'BAD_USER_INPUT', (error as Error).message);
  }
}

/** Returns the parsed body, or the response that refuses it. */
function readJson(text = ''): unknown {
  if (text.length > limits.body) {
    return Response.json({ errors: [createLimitError('body', text.length)] }, { status: 413 });
  }
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, 'BAD_REQUEST', 'The body must be JSON.');
  }
}

const refuse = (status: number, code: string, message: string) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status });
