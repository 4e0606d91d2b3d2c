import type { createMemoryRouter } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { findRedirect, getDestination, getLoginAddress } from './guards.ts';
import { isExpired, session } from './session.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Navigates when a user signs in or out, in this tab or in another one. `clearCache` clears the data of the previous user.
 * Returns the function that unsubscribes.
 */
export function handleSessionChanges(router: Router, clearCache: () => unknown): () => void {
  let lastUserId = session.get()?.id;

  return session.subscribe(async () => {
    const user = session.get();
    if (user?.id === lastUserId) return;
    lastUserId = user?.id;

    const { location, matches } = router.state;
    const handle = matches.at(-1)?.route.handle as ScreenSettings | undefined;
    const url = new URL(location.pathname + location.search + location.hash, 'http://localhost');
    const redirectPath = findRedirect(handle?.access, url);
    if (user && (handle?.access === 'guests' || handle?.isSignIn)) {
      await router.navigate(getDestination(url.searchParams), { replace: true });
    } else if (redirectPath && !user) {
      await router.navigate(isExpired.get() ? getLoginAddress(url) : '/login');
    } else if (redirectPath) {
      await router.navigate(redirectPath, { replace: true });
    }
    await clearCache();
  });
}
