import { ScrollRestoration, useMatches } from 'react-router-dom';

/** Restores the scroll position of a screen after the screen has loaded: only then does the page have its full height. */
export function ScreenScroll() {
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined;
  return isLoaded && <ScrollRestoration />;
}
