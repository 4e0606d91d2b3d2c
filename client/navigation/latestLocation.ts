import { createContext, use } from 'react';
import type { createMemoryRouter } from 'react-router-dom';

/** The router that `App` renders. */
export const RouterContext = createContext<ReturnType<typeof createMemoryRouter> | null>(null);

/**
 * Returns a function that returns the latest location, also while its page is loading. `useNavigation` returns it only after
 * the next render.
 */
export function useLatestLocation() {
  const router = use(RouterContext);

  return () => router?.state.navigation.location ?? router?.state.location;
}
