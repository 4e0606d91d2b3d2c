import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface PressureOptions {
  maxEventLoopDelay?: number;
  maxHeapUsedBytes?: number;
}

const retryAfter = 10;

/** Milliseconds, averaged over a second. No request on the largest sample takes half of it. */
const defaultDelay = 5_000;

/** Refuses requests with 503 and `Retry-After` while the process cannot keep up. */
async function refuseUnderPressure(app: FastifyInstance, options: PressureOptions) {
  await app.register(underPressure, {
    maxEventLoopDelay: defaultDelay,
    ...options,
    retryAfter,
    message: `The server is too busy. Try again in ${retryAfter} seconds.`,
  });
}

export const pressurePlugin = fp(refuseUnderPressure, { name: 'pressure' });
