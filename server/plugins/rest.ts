import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestHandler } from '../rest/createRestHandler.ts';
import type { RoutedRequest } from '../rest/readVariables.ts';
import type { RestResponse } from '../rest/restRequest.ts';
import { createBodyEncoder } from './bodyEncoder.ts';

/** Serves the endpoints of the REST handler. Fastify matches the routes and limits the bodies. */
export async function restPlugin(app: FastifyInstance, { rest }: { rest: RestHandler }) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );

  for (const { method, url, handle } of rest.endpoints) {
    const encode = createBodyEncoder();
    const sendResponse = (reply: FastifyReply, response: RestResponse) =>
      sendRestResponse(reply, response, encode(response.body));

    app.route({
      method,
      url,
      handler: (request, reply) => {
        const response = handle(toRestRequest(request));
        if (response instanceof Promise)
          return response.then((resolved) => sendResponse(reply, resolved));
        sendResponse(reply, response);
      },
    });
  }
}

export function toRestRequest(request: FastifyRequest): RoutedRequest {
  const { method, url, query, params, headers, body, ip, id } = request;
  const end = url.indexOf('?');
  return {
    method,
    path: end === -1 ? url : url.slice(0, end),
    query: query as RoutedRequest['query'],
    params: params as RoutedRequest['params'],
    headers,
    body: body as string | undefined,
    ip,
    id,
  };
}

export function sendRestResponse(
  reply: FastifyReply,
  { status, headers, body }: RestResponse,
  payload: string | Buffer = body,
) {
  // Fastify would set a content type for an empty text.
  return reply
    .code(status)
    .headers(headers)
    .send(body === '' ? undefined : payload);
}
