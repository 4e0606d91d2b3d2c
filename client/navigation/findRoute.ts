import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Returns the route whose path is equal to the pathname. Such a route has precedence over routes with parameters. */
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
 * Returns the route of a path, or `undefined` if there is none. Compares static paths first: `matchRoutes` ranks all routes
 * in each call, which would slow down the first render.
 */
export const findRoute = (routes: RouteObject[], pathname: string): RouteObject | undefined =>
  findExactRoute(routes, pathname) ?? matchRoutes(routes, pathname)?.at(-1)?.route;
