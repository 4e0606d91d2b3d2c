import type { Route } from '../../rest/route.ts';

/** The contract knows no newsletter. */
export const rest: Route[] = [];
