import { badInput, upstreamFailed, upstreamIsForbidden } from '../errors.ts';

type Headers = Record<string, string | string[] | undefined>;

/** A request to the upstream. Its origin is always that of the upstream. */
export interface UpstreamRequest {
  method: string;
  /** The path, still encoded, and the query string. */
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
  /** Rejects if there is no response, or none that can be passed on. */
  send: (request: UpstreamRequest) => Promise<UpstreamResponse>;
}

interface UpstreamOptions {
  origin: string;
  /** Whether the upstream receives the `Authorization` and `Cookie` headers of requests. */
  forwardsCredentials: boolean;
  /** Returns whether a page of another site sent the request, so that it is refused. */
  isFromOtherSite: (headers: Headers) => boolean;
  /** Milliseconds until a response must be complete. */
  timeout?: number;
}

/** Bytes of a response. It is read as a whole. */
const maxResponse = 10_000_000;

/** Headers of one connection or of a part of the response, and those that `fetch` sets. */
const droppedFromRequest = new Set([
  ...['host', 'connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te'],
  ...['trailer', 'transfer-encoding', 'upgrade', 'expect', 'content-length', 'accept-encoding'],
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'],
]);
/** These choose the branch and the faults of the gateway itself. */
const ownHeader = /^x-(branch|mock-.*)$/;

/** Headers of one connection, and those that the gateway sets itself. */
const droppedFromResponse = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['content-length', 'content-encoding', 'date', 'server', 'x-request-id', 'alt-svc'],
  ...['strict-transport-security', 'x-content-type-options', 'set-cookie'],
]);

/** Creates the client of the upstream. It contacts no other origin, and follows no redirect. */
export function createUpstream({
  origin,
  forwardsCredentials,
  isFromOtherSite,
  timeout = 30_000,
}: UpstreamOptions): Upstream {
  const requestHeaders = (headers: Headers) =>
    Object.entries(headers).flatMap(([name, value]): [string, string][] => {
      const isCredential = name === 'authorization' || name === 'cookie';
      if (value === undefined || droppedFromRequest.has(name) || ownHeader.test(name)) return [];
      if (isCredential && !forwardsCredentials) return [];
      return [value].flat().map((one) => [name, one]);
    });

  function responseHeaders(headers: globalThis.Headers): UpstreamResponse['headers'] {
    const kept = [...headers].filter(
      ([name]) => !droppedFromResponse.has(name) && !name.startsWith('access-control-'),
    );
    const cookies = forwardsCredentials ? headers.getSetCookie() : [];
    return { ...Object.fromEntries(kept), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
  }

  return {
    origin,
    async send({ method, url, headers, body }) {
      if (isFromOtherSite(headers)) throw upstreamIsForbidden();
      const address = addressAt(origin, url);
      try {
        const response = await fetch(address, {
          method,
          headers: requestHeaders(headers),
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        });
        return {
          status: response.status,
          headers: responseHeaders(response.headers),
          body: await readText(response),
        };
      } catch (error) {
        if (error instanceof UnusableResponse) {
          throw upstreamFailed('UPSTREAM_UNREACHABLE', `The upstream ${origin} ${error.message}`);
        }
        const isLate = (error as Error).name === 'TimeoutError';
        throw isLate
          ? upstreamFailed('UPSTREAM_TIMEOUT', `The upstream ${origin} did not answer in time.`)
          : upstreamFailed('UPSTREAM_UNREACHABLE', `The upstream ${origin} cannot be reached.`);
      }
    },
  };
}

class UnusableResponse extends Error {}

/**
 * Returns the address of a path at an origin. Throws `BAD_USER_INPUT` if the path could lead to another origin or to
 * another route: `..` leaves it, also when it is encoded.
 */
function addressAt(origin: string, url: string): URL {
  const [path = ''] = url.split('?', 1);
  const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  const isSafe =
    address?.origin === new URL(origin).origin &&
    path.startsWith('/') &&
    !path.startsWith('//') &&
    !/\\|%2f|%5c|%2e|(^|\/)\.\.?(\/|$)/i.test(path);
  if (!address || !isSafe) throw badInput('The path', 'must not contain "..", or encoded slashes.');
  return address;
}

/** Reads a response as a text. Throws if it is no text, or too large. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    size += value?.length ?? 0;
    if (size > maxResponse) {
      await reader.cancel();
      throw new UnusableResponse(`returned more than ${maxResponse} bytes.`);
    }
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      throw new UnusableResponse('returned a body that is no text.');
    }
    if (done) return text;
  }
}
