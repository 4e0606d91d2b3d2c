import { ScrollRestoration, useMatches } from 'react-router-dom';

/**
 * Restores the scroll position. Suspends together with the screen, because the page must have its
 * height.
 */
export function ScreenScroll() {
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined;
  return isLoaded && <ScrollRestoration />;
}
