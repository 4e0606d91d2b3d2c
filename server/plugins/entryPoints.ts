import type { FastifyInstance } from 'fastify';
import { listEntryPoints } from '../rest/entryPoints.ts';

interface EntryPointsOptions {
  hasClient: boolean;
  hasTools: boolean;
}

/** Serves `GET /` to programs: the name, the version and the URLs of all entry points. Browsers get the dashboard. */
export async function entryPointsPlugin(app: FastifyInstance, options: EntryPointsOptions) {
  const entryPoints = listEntryPoints({ ...options, isServer: true });
  app.get('/', (_, reply) => reply.header('vary', 'accept').send(entryPoints));
}
