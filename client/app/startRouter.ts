import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { followOtherTabs } from '../state/session.ts';
import { followSession } from './followSession.ts';
import { refusalOf } from './guards.ts';
import { openRoutes } from './openRoutes.tsx';

let client: Promise<ApolloClient> | undefined;

/** One client for the whole visit, loaded by the first screen that needs data. */
function loadClient(): Promise<ApolloClient> {
  client ??= import('./apollo.ts').then(({ connectApollo }) => connectApollo());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

const loadOthers = async () => (await import('./frameRoutes.tsx')).frameRoutes(loadClient);

const leafOf = (routes: RouteObject[]) => matchRoutes(routes, window.location)?.at(-1)?.route;

/** The router, at the address of the window or at where somebody is sent who may not open it. */
export async function startRouter() {
  let routes = openRoutes(loadClient);
  let hasOthers = leafOf(routes)?.path === '*';
  if (hasOthers) routes = [...routes, ...(await loadOthers())];

  // The router would ask as well, but only when it has loaded what will not be shown.
  const leaf = leafOf(routes);
  const { access } = (leaf?.handle ?? {}) as ScreenSettings;
  const refusal = leaf?.path !== '/' && (await refusalOf(access, new URL(window.location.href)));
  if (refusal) window.history.replaceState(null, '', refusal);

  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ patch }) => {
      if (hasOthers) return;
      const others = await loadOthers();
      hasOthers = true;
      patch(null, others);
    },
  });
  followSession(router, async () => (await client)?.clearStore());
  followOtherTabs();
  return router;
}
