// A round-robin proxy for `npm run cluster` and tests. Use a load balancer in production.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The time in milliseconds in which an unreachable replica gets no request. */
const pauseDuration = 500;

/**
 * The time in milliseconds after which an idle connection of a client is closed, as in Fastify. With the five seconds of
 * Node, a busy client often sends its next request on a connection that the proxy is just closing.
 */
const keepAliveTimeout = 72_000;

interface ProxyOptions {
  origins: string[];
  port?: number;
  host?: string;
}

/**
 * Starts a proxy in front of several origins, such as `http://127.0.0.1:4001`. If a replica cannot be reached, its
 * request is sent to the next replica. Resolves with the origin of the proxy.
 */
export async function startProxy({ origins, port = 0, host = '127.0.0.1' }: ProxyOptions) {
  const agent = new Agent({ keepAlive: true });
  const pausedUntil = origins.map(() => 0);
  let lastIndex = 0;

  function selectReplica() {
    for (let tries = 0; tries < origins.length; tries += 1) {
      lastIndex = (lastIndex + 1) % origins.length;
      if ((pausedUntil[lastIndex] ?? 0) <= Date.now()) return lastIndex;
    }
    lastIndex = (lastIndex + 1) % origins.length;
    return lastIndex;
  }

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    triesLeft: number,
  ) {
    const replica = selectReplica();
    const { method, url, headers } = incoming;
    let isConnected = false;
    const forwarded = request(new URL(url ?? '', origins[replica]), { method, headers, agent });
    forwarded.once('socket', (socket) => {
      if (!socket.connecting) isConnected = true;
      else
        socket.once('connect', () => {
          isConnected = true;
        });
    });
    forwarded.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.once('error', () => outgoing.destroy());
    });
    forwarded.once('error', () => {
      pausedUntil[replica] = Date.now() + pauseDuration;
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      // A change must not be sent twice, because the replica may have applied it before the connection ended.
      const canRetry = !isConnected || method === 'GET';
      if (canRetry && triesLeft > 0) {
        forward(incoming, body, outgoing, triesLeft - 1);
        return;
      }
      outgoing.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
      outgoing.end(JSON.stringify({ error: 'The replica does not respond.' }));
    });
    outgoing.once('close', () => forwarded.destroy());
    forwarded.end(body);
  }

  const server = createServer({ keepAliveTimeout }, async (incoming, outgoing) => {
    // The whole body is read first, so that it can be sent to another replica.
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) outgoing.destroy();
    else if (!outgoing.destroyed) forward(incoming, body, outgoing, origins.length);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
