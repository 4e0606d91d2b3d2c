import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface PressureOptions {
  /** Milliseconds, averaged over a second. 0 for no limit. */
  maxEventLoopDelay?: number;
  maxHeapUsedBytes?: number;
}

const retryAfter = 10;
const message = `The server is too busy. Try again in ${retryAfter} seconds.`;

/** No request on the largest sample takes half of these milliseconds. */
const defaultMaxDelay = 5_000;

/** Refuses requests with 503 and `Retry-After` while the process cannot keep up. */
async function refuseUnderPressure(
  app: FastifyInstance,
  { maxEventLoopDelay = defaultMaxDelay, maxHeapUsedBytes }: PressureOptions,
) {
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes,
    async pressureHandler(_request, reply, _type, value) {
      // The plugin reports an infinite delay when it has no sample, as after a slow start.
      if (value === Number.POSITIVE_INFINITY) return;
      reply.header('Retry-After', retryAfter);
      throw Object.assign(new Error(message), { statusCode: 503 });
    },
  });
}

export const pressurePlugin = fp(refuseUnderPressure, { name: 'pressure' });
