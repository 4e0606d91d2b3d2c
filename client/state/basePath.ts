/**
 * The path of the folder that the dashboard is served from: `/` from the server, and for example `/frontdesk/` on the
 * project pages of a static host. The page contains it, because the same build is served from any folder.
 */
export const basePath = document.documentElement.dataset.base ?? '/';

/** Returns the address of a path, for links and navigations that the router does not handle. */
export const withBase = (path: string): string =>
  path.startsWith('/') ? basePath + path.slice(1) : path;

/** Returns the path as the routes name it. */
export const withoutBase = (pathname: string): string =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
