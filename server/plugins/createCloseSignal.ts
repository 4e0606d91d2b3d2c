import type { FastifyReply } from 'fastify';

/**
 * Creates a signal that aborts when the client closes its connection before it has the whole response. `request.signal` of
 * Fastify also aborts when the body of the request has been read.
 */
export function createCloseSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.closed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
