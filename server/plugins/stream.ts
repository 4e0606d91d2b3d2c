import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import { recordOperation } from '../gateway/recordOperation.ts';
import { limits } from '../graphql/limits.ts';
import {
  createSubscriber,
  createTooManyStreamsError,
  streamHeaders,
  stringifyEvent,
  toErrors,
} from '../graphql/subscriptions.ts';
import { createEventStream, type EventStream } from './eventStream.ts';
import { preventCsrf } from './graphql.ts';

interface StreamOptions {
  schema: GraphQLSchema;
  createContext: (request: FastifyRequest) => Context | Promise<Context>;
}

/** Serves subscriptions at `/graphql/stream` as server-sent events, one stream for each subscription. */
export async function streamPlugin(app: FastifyInstance, { schema, createContext }: StreamOptions) {
  const startSubscription = createSubscriber(schema);
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
  app.addHook('onRequest', preventCsrf);
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
      const { results, context, isRecorded, isDropped } = await startSubscription(
        request.body,
        () => createContext(request),
      );
      if (context.gateway && isRecorded) {
        recordOperation(request, context.gateway, {
          api: 'STREAM',
          status: 200,
          errorCode: null,
          duration: reply.elapsedTime,
          size: 0,
        });
      }
      if (isDropped) return reply.headers(streamHeaders).send('');
      const created = createEventStream(results, (result) =>
        stringifyEvent(result, (error) => request.log.error(error)),
      );
      stream = created;
      streams.add(created);
      created.once('close', () => {
        streams.delete(created);
        openCount -= 1;
      });
      return reply.headers(streamHeaders).send(created);
    } catch (error) {
      return reply.code(400).send({ errors: toErrors(error) });
    } finally {
      if (!stream) openCount -= 1;
    }
  });
}
