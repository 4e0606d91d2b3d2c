// A proxy that passes each request to the next replica, for `npm run cluster` and tests. Use a real one in production.
import { Agent, createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The time in milliseconds in which an unreachable replica gets no request. */
const pause = 500;

/**
 * Starts a proxy in front of several origins, such as `http://127.0.0.1:4001`. A request whose replica cannot be
 * reached goes to the next one. Resolves with the origin of the proxy.
 */
export async function startProxy({ origins, port = 0, host = '127.0.0.1' }) {
  const agent = new Agent({ keepAlive: true });
  const pausedUntil = origins.map(() => 0);
  let turn = 0;

  function nextReplica() {
    for (let tries = 0; tries < origins.length; tries += 1) {
      turn = (turn + 1) % origins.length;
      if (pausedUntil[turn] <= Date.now()) return turn;
    }
    turn = (turn + 1) % origins.length;
    return turn;
  }

  function pass(incoming, body, outgoing, triesLeft) {
    const replica = nextReplica();
    const { method, url, headers } = incoming;
    let isConnected = false;
    const forwarded = request(new URL(url, origins[replica]), { method, headers, agent });
    forwarded.once('socket', (socket) => {
      if (!socket.connecting) isConnected = true;
      else socket.once('connect', () => (isConnected = true));
    });
    forwarded.once('response', (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
      response.once('error', () => outgoing.destroy());
    });
    forwarded.once('error', () => {
      pausedUntil[replica] = Date.now() + pause;
      if (outgoing.headersSent) return outgoing.destroy();
      // A change must not be sent twice: the replica may have made it before the connection ended.
      const canRetry = !isConnected || method === 'GET';
      if (canRetry && triesLeft > 0) return pass(incoming, body, outgoing, triesLeft - 1);
      outgoing.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
      outgoing.end(JSON.stringify({ error: 'The replica does not respond.' }));
    });
    outgoing.once('close', () => forwarded.destroy());
    forwarded.end(body);
  }

  const server = createServer(async (incoming, outgoing) => {
    // The whole body is read first, so that it can be sent to another replica.
    const body = await buffer(incoming).catch(() => outgoing.destroy());
    if (!outgoing.destroyed) pass(incoming, body, outgoing, origins.length);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${host}:${server.address().port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
