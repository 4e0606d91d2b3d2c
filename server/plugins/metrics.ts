import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { anyUrl } from './unknownRoutes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of `/metrics`. Plugins add their own. */
    metrics: Registry;
  }
}

interface MetricsOptions {
  /** The bearer token that requests for the metrics must contain. */
  token?: string;
  /** Whether anybody may read the metrics if there is no token. */
  isPublic: boolean;
}

/** The buckets of durations, in seconds. Most requests take less than one millisecond. */
export const buckets = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];

/** Measures requests, and serves `/metrics` for Prometheus. */
async function measureRequests(app: FastifyInstance, { token, isPublic }: MetricsOptions) {
  const metrics = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds.',
    // `route` is the pattern of the route, because the number of URLs has no limit.
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [metrics],
  });
  let hasProcessMetrics = false;

  app.decorate('metrics', metrics);

  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method, routeOptions } = request;
    const { url = anyUrl } = routeOptions;
    const labels = { method, route: url === anyUrl ? 'none' : url, status: statusCode };
    durations.observe(labels, elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (token && !isEqual(headers.authorization ?? '', `Bearer ${token}`)) {
      const error = 'Send the value of METRICS_TOKEN as a bearer token.';
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error });
    }
    if (!token && !isPublic) {
      const error = 'With AUTH=enforce, the metrics require a token. Set METRICS_TOKEN.';
      return reply.code(403).send({ error });
    }
    // Process metrics observe the event loop and the garbage collector, which costs time. They
    // start with the first request, so that servers whose metrics nobody reads save this time.
    if (!hasProcessMetrics) collectDefaultMetrics({ register: metrics });
    hasProcessMetrics = true;
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

export const metricsPlugin = fp(measureRequests, { name: 'metrics' });

/** Compares in constant time, so that a token cannot be guessed character by character. */
function isEqual(first: string, second: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(first), digest(second));
}
