import type { FastifyInstance } from 'fastify';
import { listEntryPoints } from '../rest/entryPoints.ts';

interface EntryPointsOptions {
  hasClient: boolean;
  hasTools: boolean;
}

/** Serves `GET /` to programs: the name, the version and the addresses of everything. Browsers get the dashboard. */
export async function entryPointsPlugin(app: FastifyInstance, options: EntryPointsOptions) {
  const index = listEntryPoints({ ...options, isServer: true });
  app.get('/', (_, reply) => reply.header('vary', 'accept').send(index));
}
