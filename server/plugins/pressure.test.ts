import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errorsPlugin } from './errors.ts';
import { pressurePlugin } from './pressure.ts';

test('returns 503 with Retry-After under pressure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(errorsPlugin);
  await app.register(pressurePlugin, { maxHeapUsedBytes: 1, maxEventLoopDelay: 0 });
  app.get('/', () => 'ok');
  expect((await app.inject('/')).statusCode).toBe(200);

  // The plugin measures every second.
  vi.advanceTimersByTime(1_000);
  const response = await app.inject('/');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('10');
  expect(response.json()).toEqual({ error: 'The server is too busy. Try again in 10 seconds.' });
});

test('answers requests while the event loop delay has not been measured yet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(pressurePlugin);
  app.get('/', () => 'ok');
  await app.ready();

  // The plugin reads its measurement before it has a sample.
  vi.advanceTimersByTime(1_000);

  expect((await app.inject('/')).statusCode).toBe(200);
});
