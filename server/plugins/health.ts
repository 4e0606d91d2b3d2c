import type { FastifyInstance } from 'fastify';
import type { Journal } from '../journal/journal.ts';

interface HealthOptions {
  /** The journal, which can fail or be written by other processes. Without it, the server is always ready. */
  journal?: Pick<Journal, 'status'>;
  /** Returns the number of the last applied command. */
  getPosition?: () => { seq: number };
}

/** Maximum number of entries that a ready replica has not applied yet. With more, its data are too old. */
const maxBehind = 1_000;

/**
 * Serves `/livez` and `/readyz`. A process under pressure or without its journal is alive, but not ready. It must not
 * be restarted, and should get no further requests. While the server closes, Fastify itself returns 503.
 */
export async function healthPlugin(app: FastifyInstance, { journal, getPosition }: HealthOptions) {
  const options = { logLevel: 'warn', config: { allowsAnyHost: true } } as const;
  const ignorePressure = { config: { ...options.config, pressureHandler: () => undefined } };

  app.get('/livez', { ...options, ...ignorePressure }, () => ({ status: 'ok' }));
  app.get('/readyz', options, (_, reply) => {
    if (!journal) return reply.send({ status: 'ok' });
    const { problem, behind } = journal.status();
    const state = { position: getPosition?.().seq, behind };
    if (problem !== undefined) return unavailable('The journal is not available', problem);
    if (behind > maxBehind) return unavailable('The server is not up to date');
    return reply.send({ status: 'ok', ...state });

    function unavailable(status: string, reason?: string) {
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ status, problem: reason, ...state });
    }
  });
}
