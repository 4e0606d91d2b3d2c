import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { Api } from '../createApi.ts';
import { tooManyStreams } from '../errors.ts';
import { limits } from '../graphql/limits.ts';
import type { StreamReply } from '../stream/createStreamHandler.ts';
import { type StreamFormat, streamHeaders } from '../stream/formats.ts';
import { listRefusals, type StreamOperation } from '../stream/streamOperations.ts';
import { createEventStream, type EventStream } from './eventStream.ts';
import { toOperationRequest } from './operationRequest.ts';
import './recordRequests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    streams: Streams;
  }
}

interface Streams {
  /** Counts a stream of an address. Returns the function to call when it ends. Throws if too many are open. */
  open: (address: string) => () => void;
  /** Answers the operation of a request with a stream of its results. The default of `streamOperation` serves `/graphql`. */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    format: StreamFormat,
    parameters: unknown,
    streamOperation?: StreamOperation,
  ) => Promise<FastifyReply>;
  /** Sends items as a stream. `release` is called when it ends. */
  sendItems: <Item>(
    reply: FastifyReply,
    items: AsyncIterable<Item>,
    format: StreamFormat<Item>,
    release: () => void,
  ) => FastifyReply;
}

interface StreamsOptions {
  api: Pick<Api, 'record'>;
  streamOperation: StreamOperation;
  maxStreams?: number;
  maxStreamsPerClient?: number;
}

/** Counts the open streams of all transports, and writes streams over HTTP. */
async function addStreams(
  app: FastifyInstance,
  {
    api,
    streamOperation: streamOwn,
    maxStreams = limits.streams,
    maxStreamsPerClient = limits.streamsPerClient,
  }: StreamsOptions,
) {
  const streams = new Set<EventStream>();
  const countByAddress = new Map<string, number>();
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

  function count(address: string, difference: 1 | -1) {
    openCount += difference;
    const own = (countByAddress.get(address) ?? 0) + difference;
    if (own === 0) countByAddress.delete(address);
    else countByAddress.set(address, own);
  }

  function open(address: string) {
    const own = countByAddress.get(address) ?? 0;
    if (openCount >= maxStreams || own >= maxStreamsPerClient) throw tooManyStreams();
    count(address, 1);
    let isOpen = true;
    return () => {
      if (isOpen) count(address, -1);
      isOpen = false;
    };
  }

  const sendItems: Streams['sendItems'] = (reply, items, format, release) => {
    const stream = createEventStream(items, format);
    streams.add(stream);
    stream.once('close', () => {
      streams.delete(stream);
      release();
    });
    return reply.headers({ ...streamHeaders, 'content-type': format.contentType }).send(stream);
  };

  const send: Streams['send'] = async (
    request,
    reply,
    format,
    parameters,
    streamOperation = streamOwn,
  ) => {
    // Counted before the first await, so that simultaneous requests cannot exceed the limit.
    const release = open(request.ip);
    let results: StreamReply['results'];
    try {
      const { response, exchange } = await streamOperation({
        ...toOperationRequest(request),
        parameters,
      });
      results = response.results ?? listRefusals(response, request.headers.accept);
      reply.code(results ? 200 : response.status).headers(response.headers);
      if (!results) {
        request.exchange = exchange ?? null;
        if (response.errors) return reply.send({ errors: response.errors });
        // A fault has dropped the stream.
        return reply.headers(streamHeaders).type(format.contentType).send('');
      }
      // A stream is recorded when it begins, because it can stay open.
      if (exchange) api.record(exchange, { status: 200, duration: reply.elapsedTime, size: 0 });
      return sendItems(reply, results, format, release);
    } finally {
      if (!results) release();
    }
  };

  app.decorate('streams', { open, send, sendItems });
}

export const streamsPlugin = fp(addStreams, { name: 'streams', dependencies: ['metrics'] });
