import type { Branch } from './branch.ts';
import { limits } from './graphql/limits.ts';
import type { Token } from './services/tokens.ts';

/** The caller of a request. */
export interface Viewer {
  /** The account, once `ready` is settled; null without a valid access token. */
  id: number | null;
  /** The network address of the client. */
  address: string;
  /** The name of the refresh token that the access token was issued with. */
  session?: string;
  /** Pending while the access token is verified. Root fields wait for it. */
  ready?: Promise<void>;
}

/** The context of resolvers. */
export interface Context extends Pick<Branch, 'collections' | 'execute' | 'countRows'> {
  /** Identifies the request in the log. */
  requestId?: string;
  /** An object of its own, because Apollo copies the context. */
  viewer: Viewer;
  /** When a query must be done, as `performance.now()` measures time. */
  deadline: number;
}

interface Caller {
  id?: string;
  ip?: string;
  headers: { authorization?: string };
}

/** Returns a function that creates the context of a request to a branch. */
export function contextCreator({ collections, execute, countRows }: Branch) {
  return ({
    headers: { authorization = '' },
    ip: address = '',
    id: requestId,
  }: Caller): Context => {
    const viewer: Viewer = { id: null, address };
    const token = authorization.replace(/^Bearer\s+/i, '');
    const read = token === '' ? undefined : collections.auth.readAccessToken(token);
    const identify = (verified?: Token) => {
      viewer.id = verified?.userId ?? null;
      viewer.session = verified?.name;
    };
    if (read instanceof Promise) {
      viewer.ready = read.then((verified) => {
        identify(verified);
        viewer.ready = undefined;
      });
    } else identify(read);
    const deadline = performance.now() + limits.executionTime;
    return { collections, execute, countRows, requestId, viewer, deadline };
  };
}
