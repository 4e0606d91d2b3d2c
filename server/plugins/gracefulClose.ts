import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface GracefulCloseOptions {
  /** Milliseconds after which connections are closed although their requests are not finished. */
  deadline?: number;
}

/** Milliseconds between two attempts to close idle connections. */
const interval = 50;

/**
 * Lets running requests finish when the server closes. Node itself only closes the connections that are idle at that
 * moment. It would keep all others open for a minute after their requests have ended.
 */
async function closeGracefully(app: FastifyInstance, { deadline = 4_000 }: GracefulCloseOptions) {
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

export const gracefulClosePlugin = fp(closeGracefully, { name: 'graceful-close' });
