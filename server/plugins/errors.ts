import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Sends the errors of Fastify and its plugins as `{ error }`, like those of REST operations. */
async function sendErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    const message = statusCode === 500 ? 'Something went wrong' : error.message;
    return reply.code(statusCode).send({ error: message });
  });
}

export const errorsPlugin = fp(sendErrors, { name: 'errors' });

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
