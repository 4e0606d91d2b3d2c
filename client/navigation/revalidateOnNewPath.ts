import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * The option `shouldRevalidate` of a screen whose query string does not change what the loader loads: it opens a drawer, or the
 * lists fetch other pages themselves. The URL changes at once. The same URL is loaded again after a failure.
 */
export const revalidateOnNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
