import { use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { withoutBase } from './basePath.ts';

/**
 * Returns the rendered query parameters, and a function that changes those of the URL. They differ while the page of an earlier
 * change is loading. The setter of `useSearchParams` changes the rendered parameters, and would undo the earlier change.
 */
export function useLatestSearchParams() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  // No public hook returns the URL before its page is rendered.
  const router = use(DataRouterContext)?.router;

  function changeSearch(
    change: (latest: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ) {
    const location = router?.state.location;
    // The URL can already be that of another screen.
    const isSameScreen = location && withoutBase(location.pathname) === pathname;
    setSearch(change(isSameScreen ? new URLSearchParams(location.search) : search), options);
  }

  return [search, changeSearch] as const;
}
