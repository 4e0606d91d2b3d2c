import type { FastifyInstance } from 'fastify';
import axiosHook from '../compat/axios.js?raw';

/** Serves the hook for axios clients that pass arguments where axios does not send them. */
export async function compatPlugin(app: FastifyInstance) {
  app.get('/compat/axios.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(axiosHook),
  );
}
