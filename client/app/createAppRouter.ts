import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { basePath, withBase, withoutBase } from '../state/basePath.ts';
import { apolloContext } from '../state/queryLoader.ts';
import { findExactRoute, findRoute } from '../state/routeAt.ts';
import { followOtherTabs } from '../state/session.ts';
import { followSession } from './followSession.ts';
import { findRedirect } from './guards.ts';
import { publicRoutes, resolveStart } from './publicRoutes.tsx';

let client: Promise<ApolloClient> | undefined;

/** Loads the Apollo client with the first screen that needs data. There is one client per page load. */
function loadClient(): Promise<ApolloClient> {
  client ??= import('./apollo.ts').then(({ connectApollo }) => connectApollo());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

const loadSignedInRoutes = () => import('./signedInRoutes.tsx');

/** Creates the router. Redirects first if the viewer may not open the current address. */
export async function createAppRouter() {
  const { location, history } = window;
  // The loaders redirect, too, but only after the code of the first address has been loaded.
  const replace = (path: string) => history.replaceState(null, '', withBase(path));
  const pathname = () => withoutBase(location.pathname);
  if (pathname() === '/') replace(resolveStart(new URL(location.href)));

  let routes = publicRoutes;
  let hasSignedInRoutes = !findExactRoute(routes, pathname());
  if (hasSignedInRoutes) {
    const { signedInRoutes, loadFrames } = await loadSignedInRoutes();
    // If this fails, the router loads the frame with the screen and shows the error.
    const frames = await loadFrames(loadClient).catch(() => undefined);
    routes = [...routes, ...signedInRoutes(loadClient, frames)];
  }

  const { access } = (findRoute(routes, pathname())?.handle ?? {}) as ScreenSettings;
  const refusal = findRedirect(access, new URL(location.href));
  if (refusal) replace(refusal);

  const router = createBrowserRouter(routes, {
    basename: basePath,
    getContext: () => new RouterContextProvider(new Map([[apolloContext, loadClient]])),
    patchRoutesOnNavigation: async ({ patch }) => {
      if (hasSignedInRoutes) return;
      const { signedInRoutes } = await loadSignedInRoutes();
      hasSignedInRoutes = true;
      patch(null, signedInRoutes(loadClient));
    },
  });
  followSession(router, async () => (await client)?.clearStore());
  followOtherTabs();
  return router;
}
