import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { loaderContext } from './data/loaderContext.ts';
import type { ScreenSettings } from './feature.ts';
import { publicRoutes, resolveStartPath } from './frame/publicRoutes.tsx';
import { basePath, withBase, withoutBase } from './navigation/basePath.ts';
import { findExactRoute, findRoute } from './navigation/findRoute.ts';
import { findRedirect } from './session/guards.ts';
import { handleSessionChanges } from './session/handleSessionChanges.ts';
import {
  handleSessionChangesOfOtherTabs,
  session,
  shareSessionWithOtherTabs,
} from './session/session.ts';
import { requestSession } from './session/sharedSession.ts';

let client: Promise<ApolloClient> | undefined;

/** Returns the Apollo client, which the first screen that needs data loads. There is one client per page load. */
function loadClient(): Promise<ApolloClient> {
  client ??= import('./data/apollo.ts').then(({ startApolloClient }) => startApolloClient());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

const loadSignedInRoutes = () => import('./frame/signedInRoutes.tsx');

/** Creates the router. Before that, replaces the current address if the viewer may not open it. */
export async function createAppRouter() {
  const { location, history } = window;
  // The loaders redirect as well, but only after the code of the screen has been loaded.
  const replaceAddress = (path: string) => history.replaceState(null, '', withBase(path));
  const getPathname = () => withoutBase(location.pathname);
  handleSessionChangesOfOtherTabs();
  shareSessionWithOtherTabs();
  // The viewer has signed in in another tab, and this one was opened from it.
  const isPublic = getPathname() !== '/' && findExactRoute(publicRoutes, getPathname());
  if (session.get() === null && !isPublic) await requestSession();
  if (getPathname() === '/') replaceAddress(resolveStartPath(new URL(location.href)));

  let routes = publicRoutes;
  let hasSignedInRoutes = !findExactRoute(routes, getPathname());
  if (hasSignedInRoutes) {
    const { createSignedInRoutes, loadFrames } = await loadSignedInRoutes();
    // If the frames cannot be loaded now, the router loads them together with the screen, and shows the error.
    const frames = await loadFrames(loadClient).catch(() => undefined);
    routes = [...routes, ...createSignedInRoutes(loadClient, frames)];
  }

  const { access } = (findRoute(routes, getPathname())?.handle ?? {}) as ScreenSettings;
  const redirectPath = findRedirect(access, new URL(location.href));
  if (redirectPath) replaceAddress(redirectPath);

  const router = createBrowserRouter(routes, {
    basename: basePath,
    getContext: () =>
      new RouterContextProvider(
        new Map([[loaderContext, { loadClient, getOpenScreen: () => router.state }]]),
      ),
    patchRoutesOnNavigation: async ({ patch }) => {
      if (hasSignedInRoutes) return;
      const { createSignedInRoutes } = await loadSignedInRoutes();
      hasSignedInRoutes = true;
      patch(null, createSignedInRoutes(loadClient));
    },
  });
  handleSessionChanges(router, async () => (await client)?.clearStore());
  return router;
}
