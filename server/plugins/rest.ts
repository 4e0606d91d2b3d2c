import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answered } from '../request/exchange.ts';
import type { GatewayResponse } from '../request/gatewayRequest.ts';
import type { RestHandler } from '../rest/createRestHandler.ts';
import type { RoutedRequest } from '../rest/readVariables.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
import { createCloseSignal } from './createCloseSignal.ts';
import { addJsonParser } from './jsonBodies.ts';
import './recordRequests.ts';

/** Serves the endpoints of the REST handler. Fastify matches the routes and limits the bodies. */
export async function restPlugin(app: FastifyInstance, { rest }: { rest: RestHandler }) {
  app.removeAllContentTypeParsers();
  addJsonParser(app, ['application/json'], (text) => text);

  for (const { method, url, handle } of rest.endpoints) {
    const encode = createBodyEncoder();

    app.route({
      method,
      url,
      handler: (request, reply) => {
        const answered = handle(toGatewayRequest(request, reply));
        if (!(answered instanceof Promise)) return sendAnswer(request, reply, answered, encode);
        return answered.then((resolved) => sendAnswer(request, reply, resolved, encode));
      },
    });
  }
}

export function toGatewayRequest(request: FastifyRequest, reply: FastifyReply): RoutedRequest {
  const { method, url, query, params, headers, body, ip, id } = request;
  const end = url.indexOf('?');
  return {
    method,
    path: end === -1 ? url : url.slice(0, end),
    search: end === -1 ? '' : url.slice(end + 1),
    query: query as RoutedRequest['query'],
    params: params as RoutedRequest['params'],
    headers,
    body: body as string | undefined,
    ip,
    id,
    getSignal: () => createCloseSignal(reply),
  };
}

/** Sends a response. Its exchange is recorded when the response is sent. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { response: { status, headers, body }, exchange }: Answered,
  encode: (body: string) => string | Buffer = (text) => text,
) {
  request.exchange = exchange;
  reply.code(status).headers(headers);
  // Fastify would set a content type for an empty text.
  if (body === '') return reply.send();
  if (typeof body === 'string') return reply.send(encode(body));
  return reply.send(
    body instanceof Uint8Array
      ? Buffer.from(body)
      : createBodyStream(reply, countStreamedBytes(request, body), headers),
  );
}

/** Counts the bytes of a body for the log of requests. */
async function* countStreamedBytes(request: FastifyRequest, body: AsyncIterable<Uint8Array>) {
  for await (const bytes of body) {
    request.streamedSize += bytes.length;
    yield bytes;
  }
}

/** Creates the stream of a body. If it fails before its first byte, the error is sent without the headers of the body. */
function createBodyStream(
  reply: FastifyReply,
  body: AsyncIterable<Uint8Array>,
  headers: GatewayResponse['headers'],
): Readable {
  return Readable.from(body).once('error', () => {
    if (reply.raw.headersSent) return;
    for (const name of Object.keys(headers)) {
      reply.removeHeader(name);
      reply.raw.removeHeader(name);
    }
  });
}
