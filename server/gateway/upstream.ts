import { badInput, upstreamFailed, upstreamForbidden } from '../errors.ts';

type Headers = Record<string, string | string[] | undefined>;

/** A request to the upstream. It does not contain the origin. */
export interface UpstreamRequest {
  method: string;
  /** The encoded path and the query string. */
  url: string;
  /** The headers of the client. Names are in lower case. */
  headers: Headers;
  body?: string;
}

export interface UpstreamResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** The origin that `UPSTREAM_URL` names. */
export interface Upstream {
  origin: string;
  /** Sends a request. Rejects if there is no response, or if the response cannot be passed on. */
  send: (request: UpstreamRequest) => Promise<UpstreamResponse>;
}

interface UpstreamOptions {
  origin: string;
  /** Whether the upstream receives the `Authorization` and `Cookie` headers of requests. */
  forwardsCredentials: boolean;
  /** Returns whether a page of another site sent the request. Such requests are refused. */
  isFromOtherSite: (headers: Headers) => boolean;
  /** Milliseconds within which a response must be complete. */
  timeout?: number;
}

/** The maximum number of bytes of a response, which is read as a whole. */
const maxResponseSize = 10_000_000;

/** Headers of a single connection, headers that ask for a part of the response, and headers that `fetch` sets. */
const droppedFromRequest = new Set([
  ...['host', 'connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te'],
  ...['trailer', 'transfer-encoding', 'upgrade', 'expect', 'content-length', 'accept-encoding'],
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'],
]);
/** The headers that select the branch and the faults of this gateway. */
const ownHeader = /^x-(branch|mock-.*)$/;

/** Headers of a single connection, and headers that this gateway sets itself. */
const droppedFromResponse = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['content-length', 'content-encoding', 'date', 'server', 'x-request-id', 'alt-svc'],
  ...['strict-transport-security', 'x-content-type-options', 'set-cookie'],
]);

/** Creates the client of the upstream. It sends requests only to this origin, and follows no redirects. */
export function createUpstream({
  origin,
  forwardsCredentials,
  isFromOtherSite,
  timeout = 30_000,
}: UpstreamOptions): Upstream {
  const selectRequestHeaders = (headers: Headers) =>
    Object.entries(headers).flatMap(([name, value]): [string, string][] => {
      const isCredential = name === 'authorization' || name === 'cookie';
      if (value === undefined || droppedFromRequest.has(name) || ownHeader.test(name)) return [];
      if (isCredential && !forwardsCredentials) return [];
      return [value].flat().map((item) => [name, item]);
    });

  function selectResponseHeaders(headers: globalThis.Headers): UpstreamResponse['headers'] {
    const kept = [...headers].filter(
      ([name]) => !droppedFromResponse.has(name) && !name.startsWith('access-control-'),
    );
    const cookies = forwardsCredentials ? headers.getSetCookie() : [];
    return { ...Object.fromEntries(kept), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
  }

  return {
    origin,
    async send({ method, url, headers, body }) {
      if (isFromOtherSite(headers)) throw upstreamForbidden();
      const address = createAddress(origin, url);
      try {
        const response = await fetch(address, {
          method,
          headers: selectRequestHeaders(headers),
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        });
        return {
          status: response.status,
          headers: selectResponseHeaders(response.headers),
          body: await readText(response),
        };
      } catch (error) {
        if (error instanceof UnusableResponse) {
          throw upstreamFailed('UPSTREAM_UNREACHABLE', `The upstream ${origin} ${error.message}`);
        }
        const isTimeout = (error as Error).name === 'TimeoutError';
        throw isTimeout
          ? upstreamFailed(
              'UPSTREAM_TIMEOUT',
              `The upstream ${origin} did not respond within ${timeout} ms.`,
            )
          : upstreamFailed('UPSTREAM_UNREACHABLE', `The upstream ${origin} cannot be reached.`);
      }
    },
  };
}

class UnusableResponse extends Error {}

/**
 * Creates the address of a path at an origin. Throws `BAD_USER_INPUT` if the path could lead to another origin or
 * another route: `..` and encoded characters could do so.
 */
function createAddress(origin: string, url: string): URL {
  const [path = ''] = url.split('?', 1);
  const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  const isSafe =
    address?.origin === new URL(origin).origin &&
    path.startsWith('/') &&
    !path.startsWith('//') &&
    !/\\|%2f|%5c|%2e|(^|\/)\.\.?(\/|$)/i.test(path);
  if (!address || !isSafe)
    throw badInput('The path', 'must not contain "..", backslashes or encoded slashes.');
  return address;
}

/** Reads the body of a response as text. Throws if the body is too large or is not text. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    size += value?.length ?? 0;
    if (size > maxResponseSize) {
      await reader.cancel();
      throw new UnusableResponse(`returned more than ${maxResponseSize} bytes.`);
    }
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      throw new UnusableResponse('returned a body that is not UTF-8 text.');
    }
    if (done) return text;
  }
}
