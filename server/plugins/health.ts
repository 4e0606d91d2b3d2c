import type { FastifyInstance } from 'fastify';

/**
 * Serves `/livez` and `/readyz`. A process under pressure is alive, but not ready: it must not be restarted, and
 * should get no further requests. Fastify itself answers 503 once the server is closing.
 */
export async function healthPlugin(app: FastifyInstance) {
  const options = { logLevel: 'warn' } as const;
  const acceptPressure = { config: { pressureHandler: () => undefined } };

  app.get('/livez', { ...options, ...acceptPressure }, () => ({ status: 'ok' }));
  app.get('/readyz', options, () => ({ status: 'ok' }));
}
