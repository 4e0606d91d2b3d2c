import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * The option `shouldRevalidate` of a screen with lists that fetch other pages themselves: the loader only loads the first page.
 * The same URL is loaded again after a failure.
 */
export const revalidateOnNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
