import { use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { withoutBase } from './basePath.ts';

/**
 * Returns a function that changes the query parameters of the URL. The setter of `useSearchParams` changes the rendered
 * parameters instead: it would undo an earlier change whose page is still loading.
 */
export function useChangeSearch() {
  const [renderedSearch, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  // No public hook returns the URL before its page is rendered.
  const router = use(DataRouterContext)?.router;

  return function changeSearch(
    change: (search: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ) {
    const location = router?.state.location;
    // If the user has already left the screen, the URL contains the parameters of the next screen.
    const isSameScreen = location && withoutBase(location.pathname) === pathname;
    setSearch(
      change(isSameScreen ? new URLSearchParams(location.search) : renderedSearch),
      options,
    );
  };
}
