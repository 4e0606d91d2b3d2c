import { type DocumentNode, Kind, print } from 'graphql';
import { readTime } from './readOptions.ts';
import type { Branch, Execute } from './types/index.d.ts';

/** Sends a request to the gateway, in this process or over the network. */
export type Send = (request: Request) => Promise<Response>;

/** Creates a request. A relative address belongs to `origin`. */
export const createRequest = (
  origin: string,
  input: string | URL | Request,
  init?: RequestInit,
): Request => new Request(input instanceof Request ? input : new URL(input, origin), init);

/** Creates the functions of a branch. `origin` is the address of the gateway. Throws a `TypeError` for a wrong name. */
export function createBranchClient(send: Send, origin: string, name: string): Branch {
  // An empty header would select `main`, and a header cannot contain all characters.
  if (typeof name !== 'string' || !/^[\w./@-]+$/.test(name)) {
    throw new TypeError(
      `The name of a branch must be letters, digits, ".", "_", "-" and "/", not ${JSON.stringify(name)}.`,
    );
  }
  const headers = { 'x-branch': name };

  const sendOn: Branch['fetch'] = (input, init) => {
    const request = createRequest(origin, input, init);
    request.headers.set('x-branch', name);
    return send(request);
  };

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await sendOn(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const reply = response.status === 204 ? null : await response.json();
    if (!response.ok)
      throw new Error(`${method} ${path} failed: ${reply?.error ?? response.status}`);
    return reply;
  }

  const execute: Execute = async (document, variables) => {
    const response = await sendOn('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: printDocument(document), variables }),
    });
    return response.json();
  };

  return {
    name,
    headers,
    fetch: sendOn,
    execute,
    reset: async () => void (await control('POST', '/gateway/reset', {})),
    undo: async () => void (await control('POST', '/gateway/undo', {})),
    async setFaults(rules) {
      const named = rules.map((rule, index) => ({ name: `rule ${index + 1}`, ...rule }));
      await control('POST', '/gateway/faults', { rules: named });
    },
    async freezeClock(at) {
      const clock =
        at === undefined ? { isReset: true } : { freezeAt: readTime(at, 'The time').toISOString() };
      await control('POST', '/gateway/clock', { clock });
    },
    advanceClock: async (milliseconds) =>
      void (await control('POST', '/gateway/clock', { clock: { advance: milliseconds } })),
    async requests(route) {
      const filter = route === undefined ? '' : `?route=${encodeURIComponent(route)}`;
      return (await control('GET', `/gateway/requests${filter}`)) as never;
    },
    async journal() {
      const { entries } = (await control('GET', '/gateway/journal')) as { entries: never };
      return entries;
    },
    delete: async () =>
      void (await control('DELETE', `/gateway/branches/${encodeURIComponent(name)}`)),
  };
}

/** Returns the text of a document: a text, an AST, or an object that generators write instead of a text. */
function printDocument(document: unknown): string {
  if (typeof document === 'string') return document;
  if (document instanceof String) return document.toString();
  if ((document as DocumentNode | null)?.kind === Kind.DOCUMENT)
    return print(document as DocumentNode);
  throw new TypeError('The document must be a text, a DocumentNode or a TypedDocumentString.');
}
