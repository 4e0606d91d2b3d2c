import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHeaders } from '../request/gatewayRequest.ts';

/** Headers of a single connection. They are never passed on, in either direction. */
const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...[
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'http2-settings',
    'proxy-authentication-info',
  ],
];

/** Returns the headers that the header `Connection` names: they belong to the connection, too. */
const listConnectionHeaders = ({ connection }: RequestHeaders | IncomingHttpHeaders): string[] =>
  [connection ?? []]
    .flat()
    .join()
    .split(',')
    .map((name) => name.trim().toLowerCase());

/** Headers of requests that are not sent: those of a connection, and headers that ask for a part of the response. */
const droppedFromRequest = new Set([
  ...hopByHop,
  ...['host', 'expect', 'content-length'],
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'],
]);

/** The headers of this gateway, which another one must neither receive nor set: branch, faults, positions and streams. */
const ownHeader = /^(x-(branch|mock-.*|position|clock|graphql-event-stream-token)|mcp-session-id)$/;

/**
 * Headers of responses that are not passed on: those of a connection, headers that this gateway sets itself, and headers
 * with which a browser would change the data or the rules of the origin of this gateway, such as `Clear-Site-Data`.
 */
const droppedFromResponse = new Set([
  ...hopByHop,
  ...['date', 'server', 'x-request-id', 'x-content-type-options', 'set-cookie', 'set-cookie2'],
  ...['alt-svc', 'clear-site-data', 'strict-transport-security', 'public-key-pins', 'expect-ct'],
  ...['nel', 'report-to', 'reporting-endpoints', 'origin-agent-cluster', 'service-worker-allowed'],
  ...[
    'accept-ch',
    'critical-ch',
    'activate-storage-access',
    'set-login',
    'observe-browsing-topics',
  ],
]);

interface RequestOptions {
  forwardsCredentials: boolean;
  /** Whether the response must not be compressed. */
  isRead: boolean;
  /** Whether the body is a stream, so that its length is not known otherwise. */
  isStreamed: boolean;
}

/** Returns the headers of a client's request that the upstream receives. */
export function selectRequestHeaders(
  headers: RequestHeaders,
  { forwardsCredentials, isRead, isStreamed }: RequestOptions,
): Record<string, string | string[]> {
  const selected: Record<string, string | string[]> = {};
  const ofConnection = listConnectionHeaders(headers);
  for (const [name, value] of Object.entries(headers)) {
    const isCredential = name === 'authorization' || name === 'cookie';
    const isLength = name === 'content-length' && isStreamed;
    if (value === undefined || ownHeader.test(name) || (isCredential && !forwardsCredentials)) {
      continue;
    }
    if (ofConnection.includes(name)) continue;
    if (!droppedFromRequest.has(name) || isLength) selected[name] = value;
  }
  if (isRead) selected['accept-encoding'] = 'identity';
  return selected;
}

/** Returns the headers of an upstream's response that the client receives. */
export function selectResponseHeaders(
  headers: IncomingHttpHeaders,
  forwardsCredentials: boolean,
): Record<string, string | string[]> {
  const selected: Record<string, string | string[]> = {};
  const ofConnection = listConnectionHeaders(headers);
  for (const [name, value] of Object.entries(headers)) {
    const isCookie = name === 'set-cookie' && forwardsCredentials;
    const isDropped =
      droppedFromResponse.has(name) ||
      ownHeader.test(name) ||
      ofConnection.includes(name) ||
      name.startsWith('access-control-');
    if (value === undefined || (isDropped && !isCookie)) continue;
    selected[name] = Array.isArray(value) ? value.map(toByteText) : toByteText(value);
  }
  return selected;
}

/** Returns the text whose characters are the bytes of a header value, which undici has decoded as UTF-8. */
const toByteText = (value: string) =>
  [...value].some((character) => character > '\u00ff')
    ? String.fromCharCode(...new TextEncoder().encode(value))
    : value;

/** Returns the headers that belong to a response, and not to the connection on which it was received. */
export const omitHopByHopHeaders = (headers: Record<string, string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name.toLowerCase())),
  );
