import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { GraphQLError } from 'graphql';
import { getHttpStatus } from '../errors.ts';

/** Sends the errors of Fastify and its plugins as `{ error }`, like those of REST operations. */
async function sendErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError & Partial<GraphQLError>>((error, request, reply) => {
    const { extensions = {}, message } = error;
    // A body of the upstream can fail after its headers.
    const refusal = getHttpStatus({ extensions });
    const status = refusal ?? error.statusCode ?? 500;
    const hasClientLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;
    if (refusal === undefined && status >= 500 && !hasClientLeft) request.log.error(error);
    // A body that has failed can have left another type, for which Fastify would not write an object.
    reply.code(status).type('application/json; charset=utf-8');
    return reply.send({ error: status === 500 ? 'Something went wrong' : message });
  });
}

export const errorsPlugin = fp(sendErrors, { name: 'errors' });

/** Sends an error for a URL that Fastify cannot decode, in the form of all other errors. */
export const refuseMalformedUrl = (
  { statusCode = 400, message }: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
) => reply.code(statusCode).send({ error: message });

const malformedRequests: Record<string, { status: number; error: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'The URL and the headers must not exceed 16 KiB. Send long input in the body of a POST.',
  },
};

/**
 * Sends an error for a request that is not valid HTTP, and closes the connection. Unlike Fastify's own handler, it sends
 * `connection: close`. Without this header, a browser or proxy would send its next request on the closed connection.
 */
export function refuseMalformedRequest({ code }: { code: string }, socket: Socket) {
  const { status, error } = malformedRequests[code] ?? {
    status: 400,
    error: 'The request is not valid HTTP.',
  };
  const body = JSON.stringify({ error });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
