import type { FastifyInstance } from 'fastify';
import axiosHook from '../compat/axios.js?raw';

/** Serves code for clients that send their arguments in another way than the API expects. */
export async function compatPlugin(app: FastifyInstance) {
  app.get('/compat/axios.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(axiosHook),
  );
}
