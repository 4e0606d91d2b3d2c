import type { createMemoryRouter } from 'react-router-dom';
import type { ScreenSettings } from '../feature.ts';
import { isExpired, session } from '../state/session.ts';
import { findRedirect, getDestination, getLoginAddress } from './guards.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Navigates when a session begins, ends or changes its user, in this tab or another. `forget`
 * clears the cached data.
 */
export function followSession(router: Router, forget: () => unknown): () => void {
  let last = session.get()?.id;

  return session.subscribe(async () => {
    const user = session.get();
    if (user?.id === last) return;
    last = user?.id;

    const { location, matches } = router.state;
    const handle = matches.at(-1)?.route.handle as ScreenSettings | undefined;
    const url = new URL(location.pathname + location.search + location.hash, 'http://localhost');
    const refusal = findRedirect(handle?.access, url);
    if (user && (handle?.access === 'guests' || handle?.isSignIn)) {
      await router.navigate(getDestination(url.searchParams), { replace: true });
    } else if (refusal && !user) {
      await router.navigate(isExpired.get() ? getLoginAddress(url) : '/login');
    } else if (refusal) {
      await router.navigate(refusal, { replace: true });
    }
    await forget();
  });
}
