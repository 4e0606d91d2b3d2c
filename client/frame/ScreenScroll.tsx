import { type Location, ScrollRestoration, useMatches } from 'react-router-dom';

/** The screen that a tab opens by its address has this key in the history, whatever the address is. */
const keyOfFirstScreen = 'default';

/** Returns the name of a stored scroll position. A reload restores it, and another address in the same tab does not. */
const getPositionName = ({ key, pathname }: Location) =>
  key === keyOfFirstScreen ? pathname : key;

/** Restores the scroll position of a screen after the screen has loaded: only then does the page have its full height. */
export function ScreenScroll() {
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined;
  return isLoaded && <ScrollRestoration getKey={getPositionName} />;
}
