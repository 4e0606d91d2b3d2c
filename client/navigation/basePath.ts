/**
 * The path at which the dashboard is served: `/` on the server, and for example `/frontdesk/` on a static host. It is an
 * attribute of the page, because the same build can be served at any path.
 */
export const basePath = document.documentElement.dataset.base ?? '/';

/** Adds the base path to a path, for links and navigations that the router does not handle. */
export const withBase = (path: string): string =>
  path.startsWith('/') ? basePath + path.slice(1) : path;

/** Removes the base path from a path, because the paths of routes do not contain it. */
export const withoutBase = (pathname: string): string =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
