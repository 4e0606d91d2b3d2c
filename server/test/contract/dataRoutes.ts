import { crm, features } from '../../features.ts';
import { readOperation } from '../../graphql/operation.ts';
import { findOperation } from '../../rest/operation.ts';
import type { Route } from '../../rest/route.ts';
import { createSchema } from '../../schema.ts';

const schema = createSchema(crm);

export const allRoutes = Object.values(features).flatMap(({ rest }): Route[] => rest);

/** The routes that read or change the data of a branch. All other routes control the gateway. */
export const dataRoutes = allRoutes.filter(
  ({ operation }) => !readOperation(schema, operation, findOperation(operation)).isControl,
);

/** The fields that would delay, forward or refuse later calls. */
const disturbingControls = ['setFaults', 'setUpstreamRules', 'setClock'];

/** Returns whether random calls of a root field have no effect on later calls of other fields. */
export const isSafeForRandomCalls = (field: string) => !disturbingControls.includes(field);

/** The routes whose random calls have no effect on later calls of other routes. */
export const routesForRandomCalls = allRoutes.filter(
  ({ url }) => !['/gateway/faults', '/gateway/upstream', '/gateway/clock'].includes(url),
);
