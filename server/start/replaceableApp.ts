import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens for requests, and passes them to an app that can be replaced while the server runs. */
export async function listenReplaceable(
  first: FastifyInstance,
  { port, host }: { port: number; host: string },
) {
  let app = first;
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  server.on('upgrade', (...event) => app.server.emit('upgrade', ...event));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;

  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,

    /** Replaces the app. Requests that the earlier app has received are finished by it. */
    async replace(next: FastifyInstance) {
      await next.ready();
      const earlier = app;
      app = next;
      await earlier.close();
    },

    async close() {
      server.close();
      server.closeIdleConnections();
      await app.close();
    },
  };
}
