import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Api } from '../createApi.ts';
import { getHttpHeaders, getHttpStatus, methodNotAllowed } from '../errors.ts';
import { formatError } from '../request/clientErrors.ts';
import { chooseFormat } from '../stream/acceptedFormat.ts';
import { eventFormat, sharedEventFormat } from '../stream/formats.ts';
import { readQueryParameters } from '../stream/queryParameters.ts';
import { createReservations } from '../stream/reservations.ts';
import type { StreamOperation } from '../stream/streamOperations.ts';
import { addOperationChecks } from './operationChecks.ts';
import { toOperationRequest } from './operationRequest.ts';
import './streams.ts';

interface StreamPluginOptions {
  api: Pick<Api, 'toClientError'>;
  streamOperation: StreamOperation;
  corsOrigins: string[];
  url?: string;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Serves server-sent events at an address, `/graphql/stream` by default, by the protocol of `graphql-sse`: a stream for
 * each operation, or one stream for all operations of a client, which it reserves before.
 */
export async function streamPlugin(
  app: FastifyInstance,
  { api, streamOperation, corsOrigins, url = '/graphql/stream' }: StreamPluginOptions,
) {
  const reservations = createReservations({ streamOperation, openStream: app.streams.open });

  addOperationChecks(app, corsOrigins);
  app.setErrorHandler((thrown, { id }, reply) => {
    const error = api.toClientError(thrown, { id });
    return reply
      .code(getHttpStatus(error) ?? 500)
      .headers(Object.fromEntries(getHttpHeaders(error)))
      .send({ errors: [formatError(error)] });
  });

  app.put(url, ({ ip }, reply) => reply.code(201).type('text/plain').send(reservations.create(ip)));
  app.get(url, async (request, reply) => {
    const token = readToken(request);
    if (token === undefined) {
      return app.streams.send(
        request,
        reply,
        eventFormat,
        readQueryParameters(request.query as Record<string, unknown>),
        streamOperation,
      );
    }
    const release = app.streams.open(request.ip);
    try {
      return app.streams.sendItems(reply, reservations.open(token), sharedEventFormat, release);
    } catch (error) {
      release();
      throw error;
    }
  });
  app.post(url, async (request, reply) => {
    const token = readToken(request);
    if (token === undefined) {
      const format = chooseFormat(request.headers.accept, true) ?? eventFormat;
      return app.streams.send(request, reply, format, request.body, streamOperation);
    }
    const { response, exchange } = await reservations.start(token, toOperationRequest(request));
    request.exchange = exchange ?? null;
    const { status, headers, errors } = response;
    return errors ? reply.code(status).headers(headers).send({ errors }) : reply.code(202).send();
  });
  app.delete<{ Querystring: { operationId?: string } }>(url, (request, reply) => {
    reservations.stop(readToken(request) ?? '', String(request.query.operationId));
    return reply.code(200).send();
  });
  app.route({
    method: 'PATCH',
    url,
    // Before the body is read, which can be of any type.
    onRequest: async ({ method }, reply) =>
      reply
        .code(405)
        .header('allow', methods.join(', '))
        .send({ errors: [formatError(methodNotAllowed(method, methods))] }),
    handler: () => undefined,
  });
}

/** Returns the token of a reserved stream. An `EventSource` cannot send headers. */
function readToken({ headers, query }: FastifyRequest): string | undefined {
  const { 'x-graphql-event-stream-token': header } = headers;
  const { token } = query as Record<string, string | string[] | undefined>;
  return [header ?? token].flat()[0];
}
