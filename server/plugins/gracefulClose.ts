import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface GracefulCloseOptions {
  /** Milliseconds after which connections are closed although their requests are not finished. */
  deadline?: number;
}

/** Milliseconds between two searches for connections that have become idle. */
const interval = 50;

/**
 * Lets running requests finish when the server closes. Node itself closes the connections that are idle when the
 * server closes, and would keep those open for a minute whose request ends later.
 */
async function gracefulClose(app: FastifyInstance, { deadline = 4_000 }: GracefulCloseOptions) {
  let closeIdle: ReturnType<typeof setInterval>;
  let closeAll: ReturnType<typeof setTimeout>;

  app.addHook('preClose', async () => {
    closeIdle = setInterval(() => app.server.closeIdleConnections(), interval);
    closeAll = setTimeout(() => app.server.closeAllConnections(), deadline);
  });
  app.addHook('onClose', async () => {
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  });
}

export const gracefulClosePlugin = fp(gracefulClose, { name: 'graceful-close' });
