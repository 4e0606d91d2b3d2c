import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Api } from '../createApi.ts';
import { methodNotAllowed } from '../errors.ts';
import { limits } from '../graphql/limits.ts';
import { formatError } from '../request/clientErrors.ts';
import { createTooManyStreamsError } from '../stream/createStreamHandler.ts';
import { createEventStream, type EventStream } from './eventStream.ts';
import { addOperationChecks } from './operationChecks.ts';
import './recordRequests.ts';

/** Serves subscriptions at `/graphql/stream` as server-sent events, one stream for each subscription. */
export async function streamPlugin(
  app: FastifyInstance,
  { api, corsOrigins }: { api: Api; corsOrigins: string[] },
) {
  const streams = new Set<EventStream>();
  let openCount = 0;

  new Gauge({
    name: 'graphql_open_streams',
    help: 'Number of subscriptions that are open.',
    registers: [app.metrics],
    collect() {
      this.set(openCount);
    },
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.endForReconnect();
  });
  addOperationChecks(app, corsOrigins);
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql/stream',
    handler: ({ method }, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({ errors: [formatError(methodNotAllowed(method, ['POST']))] }),
  });
  app.post('/graphql/stream', async (request, reply) => {
    if (openCount >= limits.streams) {
      return reply
        .code(503)
        .header('retry-after', '10')
        .send({ errors: [createTooManyStreamsError()] });
    }

    // Counted before the first await, so that simultaneous requests cannot exceed the limit.
    openCount += 1;
    let stream: EventStream | undefined;
    try {
      const { url, headers, query, body, ip, id } = request;
      const parameters = query as Record<string, string | string[]>;
      const { response, exchange } = await api.handleStream({
        url,
        headers,
        query: parameters,
        body,
        ip,
        id,
      });
      reply.code(response.status).headers(response.headers);
      if (typeof response.body === 'string') {
        request.exchange = exchange;
        return reply.send(response.body);
      }
      // A stream is recorded when it begins, because it can stay open.
      api.record(exchange, { status: 200, duration: reply.elapsedTime, size: 0 });
      stream = createEventStream(response.body);
      const opened = stream;
      streams.add(opened);
      opened.once('close', () => {
        streams.delete(opened);
        openCount -= 1;
      });
      return reply.send(opened);
    } finally {
      if (!stream) openCount -= 1;
    }
  });
}
