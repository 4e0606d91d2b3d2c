import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Input } from './inputs.ts';

export interface Response {
  /** The status is 0 if the server closed the connection without a response. */
  status: number;
  body: string;
}

/**
 * The milliseconds after which a raw connection without new data is closed. By then, the client has sent all its data.
 */
const idleTime = 150;
/** The milliseconds after which a request fails. */
const timeLimit = 30_000;

const agent = new Agent({ keepAlive: true });

/** Sends an input. Rejects if the server cannot be reached, or if a valid HTTP request gets no response. */
export const send = (origin: string, input: Input): Promise<Response> =>
  'bytes' in input ? sendBytes(origin, input.bytes) : sendRequest(origin, input);

function sendRequest(
  origin: string,
  { method, path, headers, body }: Extract<Input, { path: string }>,
): Promise<Response> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname,
        port,
        method,
        path,
        agent,
        headers:
          body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: timeLimit,
      },
      (response) => {
        const { statusCode: status = 0, headers: receivedHeaders } = response;
        if (receivedHeaders['content-type']?.startsWith('text/event-stream')) {
          // A stream stays open. Its first bytes arrived with its headers.
          response.destroy();
          resolve({ status, body: '' });
          return;
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ status, body: Buffer.concat(chunks).toString() }));
        // The upstream can break off its response.
        response.on('error', () => resolve({ status, body: '' }));
      },
    );
    request.on('timeout', () => request.destroy(new Error(`No response in ${timeLimit} ms.`)));
    request.on('error', reject);
    request.end(body);
  });
}

function sendBytes(origin: string, bytes: string): Promise<Response> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname);
    socket.setTimeout(idleTime, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => {
      const [status = '0'] = /(?<=^HTTP\/1\.[01] )\d+/.exec(received) ?? [];
      resolve({ status: Number(status), body: received });
    });
    socket.end(bytes, 'latin1');
  });
}
