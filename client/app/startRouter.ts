import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { routeAt, routeSpelling } from '../state/routeAt.ts';
import { followOtherTabs } from '../state/session.ts';
import { followSession } from './followSession.ts';
import { refusalOf } from './guards.ts';
import { openRoutes, startOf } from './openRoutes.tsx';

let client: Promise<ApolloClient> | undefined;

/** One client for the whole visit, loaded by the first screen that needs data. */
function loadClient(): Promise<ApolloClient> {
  client ??= import('./apollo.ts').then(({ connectApollo }) => connectApollo());
  client.catch(() => {
    client = undefined;
  });
  return client;
}

const loadOthers = () => import('./frameRoutes.tsx');

/** The router, at the address of the window or at where somebody is sent who may not open it. */
export async function startRouter() {
  const { location, history } = window;
  // The router would lead on and refuse as well, but only in a second navigation, and when it has
  // loaded what will not be shown.
  if (location.pathname === '/') history.replaceState(null, '', startOf(new URL(location.href)));

  let routes = openRoutes(loadClient);
  let hasOthers = !routeSpelling(routes, location.pathname);
  if (hasOthers) {
    const { frameRoutes, loadFrames } = await loadOthers();
    // Without them, the router loads them with the screen, and tells who waits when it cannot.
    const frames = await loadFrames(loadClient).catch(() => undefined);
    routes = [...routes, ...frameRoutes(loadClient, frames)];
  }

  const { access } = (routeAt(routes, location.pathname)?.handle ?? {}) as ScreenSettings;
  const refusal = refusalOf(access, new URL(location.href));
  if (refusal) history.replaceState(null, '', refusal);

  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ patch }) => {
      if (hasOthers) return;
      const { frameRoutes } = await loadOthers();
      hasOthers = true;
      patch(null, frameRoutes(loadClient));
    },
  });
  followSession(router, async () => (await client)?.clearStore());
  followOtherTabs();
  return router;
}
