import type { FastifyInstance } from 'fastify';
import type { Journal } from '../journal/journal.ts';

interface HealthOptions {
  /** A journal that can fail, or that other processes write. */
  journal?: Pick<Journal, 'status'>;
  /** Returns the number of the last command that was applied. */
  position?: () => { seq: number };
}

/** A replica with more entries to apply returns data that are too old. */
const mostBehind = 1_000;

/**
 * Serves `/livez` and `/readyz`. A process under pressure, or without its journal, is alive, but not ready: it must
 * not be restarted, and should get no further requests. Fastify itself answers 503 once the server is closing.
 */
export async function healthPlugin(app: FastifyInstance, { journal, position }: HealthOptions) {
  const options = { logLevel: 'warn' } as const;
  const acceptPressure = { config: { pressureHandler: () => undefined } };

  app.get('/livez', { ...options, ...acceptPressure }, () => ({ status: 'ok' }));
  app.get('/readyz', options, (_, reply) => {
    if (!journal) return reply.send({ status: 'ok' });
    const { problem, behind } = journal.status();
    const state = { position: position?.().seq, behind };
    if (problem !== undefined) return unavailable('The journal is not available', problem);
    if (behind > mostBehind) return unavailable('The server is not up to date');
    return reply.send({ status: 'ok', ...state });

    function unavailable(status: string, reason?: string) {
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ status, problem: reason, ...state });
    }
  });
}
