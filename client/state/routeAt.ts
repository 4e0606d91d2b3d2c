import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Returns the route whose path equals the pathname, which has the highest rank. */
export function findExactRoute(routes: RouteObject[], pathname: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.children
      ? findExactRoute(route.children, pathname)
      : route.path === pathname && route;
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the route of a path. Undefined if there is none. The router ranks all routes for each
 * call, which would slow down the first render, so it is the last resort.
 */
export const findRoute = (routes: RouteObject[], pathname: string): RouteObject | undefined =>
  findExactRoute(routes, pathname) ?? matchRoutes(routes, pathname)?.at(-1)?.route;
