import type { Route } from '../../rest/route.ts';

/** The contract has no route for the newsletter. */
export const rest: Route[] = [];
