import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { gracefulClosePlugin } from './gracefulClose.ts';

async function listen(options: { deadline?: number } = {}) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(gracefulClosePlugin, options);
  // A reply is thenable, so that a promise cannot be resolved with it.
  const received = new Promise<() => void>((resolve) => {
    app.get('/', (_, reply) => resolve(() => void reply.send('done')));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, response: fetch(url), respond: await received };
}

test('finishes a running request before the server has closed', async () => {
  const { app, response, respond } = await listen();

  const closed = app.close();
  respond();

  expect(await (await response).text()).toBe('done');
  await closed;
});

test('closes the connection of a request that does not finish in time', async () => {
  const { app, response } = await listen({ deadline: 20 });

  const failed = expect(response).rejects.toThrow('fetch failed');
  await app.close();

  await failed;
});
