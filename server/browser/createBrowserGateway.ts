import { HeaderMap } from '@apollo/server';
import type { Branch } from '../branch.ts';
import axiosHook from '../compat/axios.js?raw';
import type { Context } from '../context.ts';
import { createApi } from '../createApi.ts';
import { features } from '../features.ts';
import { recordOperation } from '../gateway/recordOperation.ts';
import type { CompileQueue } from '../graphql/compiled/compileQueue.ts';
import { createApolloServer } from '../graphql/createApolloServer.ts';
import { createLimitError, limits } from '../graphql/limits.ts';
import {
  createSubscriber,
  streamHeaders,
  stringifyEvent,
  toErrors,
} from '../graphql/subscriptions.ts';
import type { Journal } from '../journal/journal.ts';
import { listEntryPoints } from '../rest/entryPoints.ts';
import { matchRoute } from '../rest/matchRoute.ts';
import { parseAddress } from '../rest/restRequest.ts';
import { findSharedFile } from '../sample/files.ts';
import type { Services } from '../services/createServices.ts';
import { createWebEventStream } from './webEventStream.ts';

export interface BrowserGatewayOptions {
  services: Services;
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
  close: () => Promise<void>;
}

/** A queue that compiles nothing. With one user, compiled operations would not justify a larger worker. */
const compileQueue: CompileQueue = { add: () => false };

const json = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Creates the gateway for a browser. It handles the `Request` of a service worker or of any other code in the same way
 * as the Fastify server handles HTTP requests.
 */
export async function createBrowserGateway(
  options: BrowserGatewayOptions,
): Promise<BrowserGateway> {
  const { services, branch, journal, logError } = options;
  const api = await createApi({
    services,
    branch,
    journal,
    compileQueue,
    logError: (error) => logError(error),
  });
  const { schema, rest, createContext, createOpenapiDocument } = api;
  const apollo = await createApolloServer({ ...api, logError: (error) => logError(error) });
  const startSubscription = createSubscriber(schema);
  let openapi: Promise<string> | undefined;

  /** Routes besides GraphQL and the REST operations. */
  const documents: Record<string, () => Response | Promise<Response>> = {
    '/': () => Response.json(listEntryPoints({ hasClient: true, hasTools: true, isServer: false })),
    '/openapi.json': async () => {
      openapi ??= createOpenapiDocument().then((created) => JSON.stringify(created));
      return new Response(await openapi, { headers: json });
    },
    '/compat/axios.js': () =>
      new Response(axiosHook, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
  };

  async function handleGraphql(request: Request, address: string): Promise<Response> {
    const start = performance.now();
    const { method } = request;
    if (!['GET', 'POST'].includes(method)) return refuse(405, 'BAD_REQUEST', 'Use POST or GET.');
    const { query } = parseAddress(address);
    const body = method === 'POST' ? await readJson(request) : undefined;
    if (body instanceof Response) return body;
    const headers = getHeaders(request);
    let context: Context | undefined;
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: new HeaderMap(Object.entries(headers)),
        search: address.includes('?') ? address.slice(address.indexOf('?')) : '',
        body,
      },
      async context() {
        context = await createContext({ headers, query, ip: '', isControl: false });
        return context;
      },
    });
    const text = response.body.kind === 'complete' ? response.body.string : '';
    const status = response.status ?? 200;
    const { gateway } = context ?? {};
    if (gateway && !gateway.isControl) {
      recordOperation({ method, url: address, body, query }, gateway, {
        api: 'GRAPHQL',
        status,
        errorCode: gateway.errorCode ?? null,
        duration: performance.now() - start,
        size: text.length,
      });
    }
    return new Response(text, { status, headers: [...response.headers] });
  }

  async function handleStream(
    request: Request,
    address: string,
    signal?: AbortSignal,
  ): Promise<Response> {
    if (signal?.aborted) return refuse(503, 'SERVICE_UNAVAILABLE', 'The gateway is closing.');
    const start = performance.now();
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const { query } = parseAddress(address);
    try {
      const { results, context, isRecorded, isDropped } = await startSubscription(body, () =>
        createContext({ headers: getHeaders(request), query, ip: '', isControl: false }),
      );
      if (context.gateway && isRecorded) {
        recordOperation({ method: 'POST', url: address, body }, context.gateway, {
          api: 'STREAM',
          status: 200,
          errorCode: null,
          duration: performance.now() - start,
          size: 0,
        });
      }
      const stream = isDropped
        ? null
        : createWebEventStream(results, (result) => stringifyEvent(result, logError), signal);
      return new Response(stream, { headers: streamHeaders });
    } catch (error) {
      return Response.json({ errors: toErrors(error) }, { status: 400 });
    }
  }

  async function handleRest(request: Request, address: string): Promise<Response> {
    const { method } = request;
    const { status, headers, body } = await rest.handleRequest({
      method,
      ...parseAddress(address),
      headers: getHeaders(request),
      body: method === 'GET' ? undefined : await request.text(),
      ip: '',
    });
    return new Response(body === '' ? null : body, { status, headers: toHeaderPairs(headers) });
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
    async handle(request, address, signal) {
      const { path } = parseAddress(address);
      try {
        if (path === '/graphql') return await handleGraphql(request, address);
        if (path === '/graphql/stream') return await handleStream(request, address, signal);
        const found = request.method === 'GET' ? documents[path]?.() : undefined;
        return (await found) ?? handleFile(path) ?? (await handleRest(request, address));
      } catch (error) {
        logError(error);
        return refuse(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong');
      }
    },

    async close() {
      await apollo.stop();
      await api.close();
    },
  };
}

const restRoutes = Object.values(features).flatMap(({ rest }) => rest);
const ownPaths = ['/graphql', '/graphql/stream', '/openapi.json', '/compat/axios.js'];

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

const getHeaders = ({ headers }: Request): Record<string, string> => Object.fromEntries(headers);

/** Returns the parsed body, or the response that refuses it. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
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
