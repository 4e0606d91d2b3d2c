import { ScrollRestoration, useMatches } from 'react-router-dom';

/**
 * Takes the window back to where it was. Stands beside the screen and waits for what that waits for:
 * without it, there is no way down.
 */
export function ScreenScroll() {
  const isHere = useMatches().at(-1)?.loaderData !== undefined;
  return isHere && <ScrollRestoration />;
}
