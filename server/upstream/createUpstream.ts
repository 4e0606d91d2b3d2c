import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { badInput, upstreamFailed, upstreamForbidden } from '../errors.ts';
import type { GatewayRequest, GatewayResponse, RequestHeaders } from '../request/gatewayRequest.ts';
import { selectRequestHeaders, selectResponseHeaders } from './headers.ts';

/** A request to the upstream. It does not contain the origin. */
export interface UpstreamRequest extends Pick<GatewayRequest, 'method' | 'path' | 'search'> {
  /** The headers of the client. Names are in lower case. */
  headers: RequestHeaders;
  body?: string | AsyncIterable<Uint8Array>;
  /** Whether the body of the response must be readable, and therefore not compressed. */
  isRead?: boolean;
}

/** The origin that `UPSTREAM_URL` names. */
export interface Upstream {
  origin: string;
  /** Sends a request. Rejects if there is no response. An abort of the signal ends the request and its response. */
  send: (request: UpstreamRequest, signal?: AbortSignal) => Promise<GatewayResponse>;
  /** Closes all connections. */
  close: () => Promise<void>;
}

interface UpstreamOptions {
  origin: string;
  /** Whether the upstream receives the `Authorization` and `Cookie` headers of requests. */
  forwardsCredentials: boolean;
  /** Returns whether a page of another site sent the request. Such requests are refused. */
  isFromOtherSite: (headers: RequestHeaders) => boolean;
  /** The maximum number of milliseconds until the response begins, and between two parts of it. */
  timeout?: number;
}

/**
 * Creates the client of the upstream. It sends requests only to this origin, and follows no redirects. Bodies are
 * streamed, and their bytes are not changed.
 */
export function createUpstream({
  origin,
  forwardsCredentials,
  isFromOtherSite,
  timeout = 30_000,
}: UpstreamOptions): Upstream {
  let pool: Promise<Dispatcher> | undefined;

  /** Opens the pool of connections. It is loaded late, because most servers call no upstream. */
  async function openPool() {
    const { Pool } = await import('undici');
    return new Pool(origin, { headersTimeout: timeout, bodyTimeout: timeout });
  }

  function toUpstreamError(error: unknown) {
    return isTimeout(error)
      ? upstreamFailed(
          'UPSTREAM_TIMEOUT',
          `The upstream ${origin} did not respond within ${timeout} ms.`,
        )
      : upstreamFailed('UPSTREAM_UNREACHABLE', `The upstream ${origin} cannot be reached.`);
  }

  /** Yields a body, and throws an error for clients if the upstream does not complete it. */
  async function* readBody(body: AsyncIterable<Uint8Array>) {
    try {
      yield* body;
    } catch (error) {
      throw isTimeout(error)
        ? toUpstreamError(error)
        : upstreamFailed(
            'UPSTREAM_INVALID_RESPONSE',
            `The upstream ${origin} did not complete its response.`,
          );
    }
  }

  return {
    origin,
    async send({ method, path, search, headers, body, isRead = false }, signal) {
      if (isFromOtherSite(headers)) throw upstreamForbidden();
      checkPath(path);
      pool ??= openPool();
      const dispatcher = await pool;
      try {
        const response = await dispatcher.request({
          method: method as Dispatcher.HttpMethod,
          path: search === '' ? path : `${path}?${search}`,
          headers: selectRequestHeaders(headers, {
            forwardsCredentials,
            isRead,
            isStreamed: typeof body === 'object',
          }),
          body: typeof body === 'object' ? Readable.from(body) : body,
          signal,
        });
        return {
          status: response.statusCode,
          headers: selectResponseHeaders(response.headers, forwardsCredentials),
          body: readBody(response.body),
        };
      } catch (error) {
        throw toUpstreamError(error);
      }
    },

    async close() {
      await (await pool)?.destroy();
    },
  };
}

const isTimeout = (error: unknown) => /TIMEOUT/.test(String((error as NodeJS.ErrnoException).code));

/**
 * Throws `BAD_USER_INPUT` if a path could lead to another origin or another route: `..` and encoded characters could do
 * so.
 */
function checkPath(path: string) {
  const isSafe =
    path.startsWith('/') && !path.startsWith('//') && !/\\|%2f|%5c|%2e|\/\.\.?(\/|$)/i.test(path);
  if (!isSafe) {
    throw badInput('The path', 'must not contain "..", backslashes or encoded slashes.');
  }
}
