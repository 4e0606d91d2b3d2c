import type { Branch } from './branch.ts';
import { limits } from './graphql/limits.ts';

/** The caller of a request. */
export interface Viewer {
  /** The account, once `ready` is settled; null without a valid access token. */
  id: number | null;
  /** Pending while the access token is verified. Root fields wait for it. */
  ready?: Promise<void>;
}

/** The context of resolvers. */
export interface Context extends Pick<Branch, 'collections' | 'execute' | 'countRows'> {
  /** An object of its own, because Apollo copies the context. */
  viewer: Viewer;
  /** When the request must be done, as `performance.now()` measures time. */
  deadline: number;
}

interface Caller {
  headers: { authorization?: string };
}

/** Returns a function that creates the context of a request to a branch. */
export function contextCreator({ collections, execute, countRows }: Branch) {
  return ({ headers: { authorization = '' } }: Caller): Context => {
    const viewer: Viewer = { id: null };
    const token = authorization.replace(/^Bearer\s+/i, '');
    const id = token === '' ? null : collections.auth.readAccessToken(token);
    if (id instanceof Promise) {
      viewer.ready = id.then((verified) => {
        viewer.id = verified;
        viewer.ready = undefined;
      });
    } else viewer.id = id;
    const deadline = performance.now() + limits.executionTime;
    return { collections, execute, countRows, viewer, deadline };
  };
}
