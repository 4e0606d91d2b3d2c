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
import { refuseForgery } from './graphql.ts';

interface StreamOptions {
  schema: GraphQLSchema;
  createContext: (request: FastifyRequest) => Context | Promise<Context>;
}

/** Serves subscriptions at `/graphql/stream` as server-sent events, with a stream for each. */
export async function streamPlugin(app: FastifyInstance, { schema, createContext }: StreamOptions) {
  const startSubscription = createSubscriber(schema);
  const streams = new Set<EventStream>();
  let open = 0;

  new Gauge({
    name: 'graphql_open_streams',
    help: 'Number of subscriptions that are open.',
    registers: [app.metrics],
    collect() {
      this.set(open);
    },
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.endForReconnect();
  });
  app.addHook('onRequest', refuseForgery);
  app.post('/graphql/stream', async (request, reply) => {
    if (open >= limits.streams) {
      return reply
        .code(503)
        .header('retry-after', '10')
        .send({ errors: [createTooManyStreamsError()] });
    }

    // Counted before the first await, so that requests that come together cannot pass the limit.
    open += 1;
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
        open -= 1;
      });
      return reply.headers(streamHeaders).send(created);
    } catch (error) {
      return reply.code(400).send({ errors: toErrors(error) });
    } finally {
      if (!stream) open -= 1;
    }
  });
}
