import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answered } from '../request/exchange.ts';
import type { ResponseBody } from '../request/gatewayRequest.ts';
import type { RestHandler } from '../rest/createRestHandler.ts';
import type { RoutedRequest } from '../rest/readVariables.ts';
import { createBodyEncoder } from './bodyEncoder.ts';
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
        const answered = handle(toGatewayRequest(request));
        if (!(answered instanceof Promise)) return sendAnswer(request, reply, answered, encode);
        return answered.then((resolved) => sendAnswer(request, reply, resolved, encode));
      },
    });
  }
}

export function toGatewayRequest(request: FastifyRequest): RoutedRequest {
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
  // Fastify would set a content type for an empty text.
  const payload =
    body === '' ? undefined : typeof body === 'string' ? encode(body) : toStream(body);
  return reply.code(status).headers(headers).send(payload);
}

const toStream = (body: Exclude<ResponseBody, string>) =>
  body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body);
