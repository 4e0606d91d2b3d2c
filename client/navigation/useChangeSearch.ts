import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { withoutBase } from './basePath.ts';
import { useLatestLocation } from './latestLocation.ts';

/**
 * Returns a function that changes the query parameters of the URL. The setter of `useSearchParams` changes the rendered
 * parameters instead: it would undo an earlier change whose page is still loading.
 */
export function useChangeSearch() {
  const [renderedSearch, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const getLatestLocation = useLatestLocation();

  return function changeSearch(
    change: (search: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ) {
    const location = getLatestLocation();
    // If the user is leaving the screen, the URL contains the parameters of the next screen.
    const isSameScreen = location && withoutBase(location.pathname) === pathname;
    setSearch(
      change(isSameScreen ? new URLSearchParams(location.search) : renderedSearch),
      options,
    );
  };
}
