/** A request that does not depend on the host, such as Fastify, a service worker or a test. */
export interface RestRequest {
  method: string;
  /** The encoded path, without the query string. */
  path: string;
  /** A repeated key has a list of values. */
  query: Record<string, string | string[]>;
  /** Names are in lower case. */
  headers: Partial<Record<'authorization' | 'content-type', string>> &
    Partial<Record<'x-branch' | 'x-mock-delay' | 'x-mock-error', string | string[]>>;
  body?: string;
  /** The network address of the client. */
  ip?: string;
  /** Identifies the request in the log. */
  id?: string;
}

export interface RestResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** Splits an address into the path and the query. */
export function parseAddress(address: string): Pick<RestRequest, 'path' | 'query'> {
  const [path = '', queryString = ''] = address.split('?', 2);
  const query: RestRequest['query'] = Object.create(null);
  for (const [name, value] of new URLSearchParams(queryString)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return { path, query };
}

/** Joins a path and a query into an address. */
export function formatAddress(path: string, query: RestRequest['query']): string {
  let address = path;
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      const separator = address === path ? '?' : '&';
      address += `${separator}${encodeURIComponent(name)}=${encodeURIComponent(item)}`;
    }
  }
  return address;
}
