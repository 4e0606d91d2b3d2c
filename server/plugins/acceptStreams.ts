import type { FastifyInstance } from 'fastify';
import { chooseFormat } from '../stream/acceptedFormat.ts';
import { readQueryParameters } from '../stream/queryParameters.ts';
import type { StreamOperation } from '../stream/streamOperations.ts';
import { isSubscription } from '../stream/subscriptions.ts';
import './streams.ts';

/** Answers operations of clients that accept a stream with one, before Apollo Server answers the others. */
export function acceptStreams(app: FastifyInstance, streamOperation?: StreamOperation) {
  app.addHook('preHandler', (request, reply, done) => {
    const { method, headers, body } = request;
    if (!headers.accept || !/event-stream|multipart/.test(headers.accept)) return done();
    const parameters =
      method === 'POST' ? body : readQueryParameters(request.query as Record<string, unknown>);
    const format = chooseFormat(headers.accept, isSubscription(parameters));
    if (!format) return done();
    app.streams.send(request, reply, format, parameters, streamOperation).catch(done);
  });
}
