/** A request that does not depend on the host, such as Fastify, a service worker or a test. */
export interface GatewayRequest {
  method: string;
  /** The encoded path, without the query string. */
  path: string;
  /** The query string as the client has sent it, without the question mark. */
  search: string;
  /** A repeated key has a list of values. */
  query: Record<string, string | string[]>;
  /** Names are in lower case. */
  headers: RequestHeaders;
  body?: string;
  /** The network address of the client. */
  ip?: string;
  /** Identifies the request in the log. */
  id?: string;
  /** Returns a signal that aborts when the client closes its connection before it has the response. */
  getSignal?: () => AbortSignal;
}

export type RequestHeaders = Partial<
  Record<'accept' | 'authorization' | 'content-type', string>
> & {
  [name: string]: string | string[] | undefined;
};

export interface GatewayResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: ResponseBody;
}

/** A body that the gateway has written, or that the upstream sends. */
export type ResponseBody = string | Uint8Array | AsyncIterable<Uint8Array>;

/** Splits an address into the path and the query. */
export function parseAddress(address: string): Pick<GatewayRequest, 'path' | 'search' | 'query'> {
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  const search = end === -1 ? '' : address.slice(end + 1);
  return { path, search, query: parseQueryString(search) };
}

/** Parses a query string without its question mark. All hosts use this parser, so that they read the same values. */
export function parseQueryString(search: string): GatewayRequest['query'] {
  const query: GatewayRequest['query'] = Object.create(null);
  if (search === '') return query;
  // The first question mark would be ignored.
  for (const [name, value] of new URLSearchParams(`?${search}`)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return query;
}

/** Joins a path and a query string into an address. */
export const formatAddress = ({ path, search }: Pick<GatewayRequest, 'path' | 'search'>) =>
  search === '' ? path : `${path}?${search}`;

/** The parameter `branch`, which can be percent-encoded. */
const branchParameter = /^(?:b|%62)(?:r|%72)(?:a|%61)(?:n|%6[eE])(?:c|%63)(?:h|%68)(?:=|$)/;

/** Removes the parameter `branch`, which selects a branch of this gateway. All other bytes are kept. */
export const removeBranchParameter = (search: string) =>
  search
    .split('&')
    .filter((part) => !branchParameter.test(part))
    .join('&');

/** Returns whether the encoded bytes of a query string are UTF-8. Others would be read as replacement characters. */
export function isUtf8Query(search: string): boolean {
  try {
    if (search.includes('%')) search.replace(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}
