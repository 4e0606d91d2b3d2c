import { features } from '../features.ts';
import { isControlOperation } from '../graphql/controls.ts';
import { findOperation } from '../rest/operation.ts';
import type { Route } from '../rest/route.ts';
import { createSchema } from '../schema.ts';

const schema = createSchema();

export const allRoutes = Object.values(features).flatMap(({ rest }): Route[] => rest);

/** The routes that read or change the data of a branch. The others control the gateway. */
export const dataRoutes = allRoutes.filter(
  ({ operation }) => !isControlOperation(schema, findOperation(operation)),
);

/** Controls that would slow down or refuse all calls after them. */
const disturbing = ['setFaults', 'setUpstreamRules', 'setClock'];

/** Returns whether random calls of a root field leave the server as fast as before. */
export const isUndisturbing = (field: string) => !disturbing.includes(field);

/** The routes that random calls leave the server as fast as before with. */
export const undisturbingRoutes = allRoutes.filter(
  ({ url }) => !['/gateway/faults', '/gateway/upstream', '/gateway/clock'].includes(url),
);
