import type { Route } from '../../rest/route.ts';

/** The REST contract has no routes for the newsletter. */
export const rest: Route[] = [];
