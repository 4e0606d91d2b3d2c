import type { Collections } from './collections.ts';

/** What resolvers can reach. */
export interface Context {
  collections: Collections;
  /** Who calls, read from the access token when first asked for; undefined without a valid one. */
  viewer: () => ReturnType<Collections['auth']['viewer']>;
}

/** Whose things a call is about: the caller's, or the first account's where nobody says who they are. */
export const holderOf = async ({ collections, viewer }: Context) =>
  (await viewer()) ?? collections.auth.first();

interface Caller {
  headers: { authorization?: string };
}

/** Contexts of one app's requests. */
export function contextCreator(collections: Collections) {
  return ({ headers: { authorization = '' } }: Caller): Context => {
    let viewer: ReturnType<Context['viewer']> | undefined;
    return {
      collections,
      viewer: () => {
        viewer ??= collections.auth.viewer(authorization.replace(/^Bearer\s+/i, ''));
        return viewer;
      },
    };
  };
}
