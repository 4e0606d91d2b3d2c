import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notAcceptable } from '../errors.ts';
import { chooseFormat } from '../stream/acceptedFormat.ts';
import { readQueryParameters } from '../stream/queryParameters.ts';
import type { StreamOperation } from '../stream/streamOperations.ts';
import { isSubscription } from '../stream/subscriptions.ts';
import './streams.ts';

/** Returns whether a client accepts the types of `@defer`, of which Apollo Server sends a single part. */
const acceptsDefer = (accept = '') =>
  accept
    .toLowerCase()
    .split(',')
    .some((type) => type.includes('multipart/mixed') && type.includes('deferspec'));

/**
 * Refuses a POST whose response the client would not accept, before its operation is executed. Apollo Server would execute
 * it first.
 */
function checkAccept(request: FastifyRequest, done: (error?: Error) => void) {
  const isAccepted =
    request.method !== 'POST' ||
    acceptsDefer(request.headers.accept) ||
    request.accepts().type(['application/json', 'application/graphql-response+json']) !== false;
  done(isAccepted ? undefined : notAcceptable());
}

/** Streams the results of operations to clients that accept a stream, before Apollo Server handles the others. */
export function acceptStreams(app: FastifyInstance, streamOperation?: StreamOperation) {
  app.addHook('preHandler', (request, reply, done) => {
    const { method, headers, body } = request;
    if (!headers.accept) return done();
    if (!/event-stream|multipart/.test(headers.accept)) return checkAccept(request, done);
    const parameters =
      method === 'POST' ? body : readQueryParameters(request.query as Record<string, unknown>);
    const format = chooseFormat(headers.accept, isSubscription(parameters));
    if (!format) return checkAccept(request, done);
    app.streams.send(request, reply, format, parameters, streamOperation).catch(done);
  });
}
