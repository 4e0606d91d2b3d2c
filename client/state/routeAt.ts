import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The route that spells out a path, which is its route in any ranking. */
export function routeSpelling(routes: RouteObject[], pathname: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.children
      ? routeSpelling(route.children, pathname)
      : route.path === pathname && route;
    if (found) return found;
  }
  return undefined;
}

/**
 * The route that answers at a path; undefined where none does. The router ranks all routes for every
 * question, which is a long part of a first drawing, so it is asked only where it has to be.
 */
export const routeAt = (routes: RouteObject[], pathname: string): RouteObject | undefined =>
  routeSpelling(routes, pathname) ?? matchRoutes(routes, pathname)?.at(-1)?.route;
